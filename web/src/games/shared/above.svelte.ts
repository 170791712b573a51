/** What stands above a board, as long as it is drawn: header, prompt, what players ask each other for. */
import { Headroom, topOf } from './headroom';

export class Above {
  /** In pixels. */
  height = $state(130);
  private grown = $state(0);

  /** `size` of the window; `yours`: it is the reader's turn. */
  constructor(root: () => HTMLElement | undefined, size: () => string, yours: () => boolean) {
    const headroom = new Headroom();
    $effect(() => {
      // The page grows whenever something above the board does.
      const page = root()?.closest('main');
      if (!page) return;
      const watcher = new ResizeObserver(() => (this.grown += 1));
      watcher.observe(page);
      return () => watcher.disconnect();
    });
    $effect(() => {
      void this.grown;
      const board = root();
      const [window, turn] = [size(), yours()];
      if (!board?.offsetHeight) return; // another pane is in front
      this.height = headroom.look(topOf(board), window, turn);
    });
  }
}
