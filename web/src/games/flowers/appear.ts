// Coming into sight. Svelte's own `fade` asks the browser for the present opacity of everything that
// comes, which makes it work out all styles once more for each.

export const appear = (_node: Element, { duration, delay = 0 }: { duration: number; delay?: number }) =>
  duration > 0 ? { duration, delay, css: (t: number) => `opacity: ${t}` } : { duration: 0 };
