/** "What is this?": while it is on, a tap on a thing tells what it is and does nothing else. */
let on = $state(false);

export const asking = {
  get on(): boolean {
    return on;
  },
};

export function ask(whether: boolean): void {
  on = whether;
}
