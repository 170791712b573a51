export { default as board } from './Board.svelte';
