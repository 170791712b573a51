export { default as board } from './Board.svelte';
/** Race, board, tiles and province together need more room than is left beside the log of a low window. */
export const wide = true;
