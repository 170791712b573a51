// What someone who looks at the board of Rajas sees: things are told by their paint, their outline and where they lie.
// Parts that are not open just now are null.
(() => {
  const PAINT = { '#2a78ab': 'blue', '#1f8a66': 'green', '#ef8f2d': 'orange', '#7a4cbd': 'purple' };
  const WALLS = { '#fbf6ea': 'white', '#f5d24a': 'yellow', '#c43a31': 'red', '#8a5a34': 'brown' };
  const WARES = { '#c9588b': 'silk', '#4f8a4d': 'tea', '#d9622f': 'spices' };
  const ENDS = { 'V-1': 'up', H61: 'right', V61: 'down', 'H-1': 'left' };
  const all = (root, what) => [...root.querySelectorAll(what)];
  const text = (one) => (one ? one.textContent.trim() : null);
  const number = (one) => Number(text(one));
  const fill = (one) => one.getAttribute('fill');
  const seats = (root) => all(root, 'svg[data-seat]').map((one) => Number(one.dataset.seat)).sort();
  const die = (svg) => `${PAINT[fill(svg.querySelector('rect'))]} ${all(svg, 'circle').length}`;
  const named = (root, what, name, read) =>
    Object.fromEntries(all(root, what).map((one) => [one.dataset[name], read(one)]));
  const share = (one) => Math.round(parseFloat(one.style.width) * 10) / 10;

  function tile(root) {
    const road = root.querySelector('path[stroke-width="9.500"]');
    return {
      colour: PAINT[all(root, 'rect[stroke]')[0]?.getAttribute('stroke')],
      roads: road.getAttribute('d').split('M30 30').slice(1).map((end) => ENDS[end]).sort(),
      buildings: all(root, 'g > path[fill]').flatMap((path) => WALLS[fill(path)] ?? []).sort(),
      stalls: all(root, 'g:has(> circle)').map((g) => `${WARES[fill(g.querySelector('path'))]} ${text(g)}`).sort(),
    };
  }

  function land(svg) {
    const found = { laid: {}, ghost: null, built_over: [] };
    for (const g of all(svg, ':scope > g').filter((one) => one.querySelector('rect[fill="#8fbb6c"]'))) {
      const [x, y] = g.getAttribute('transform').match(/\d+/g).map(Number);
      const cell = `${'abcde'[x / 60]}${y / 60 + 1}`;
      if (g.hasAttribute('opacity')) found.ghost = { cell, ...tile(g) };
      else found.laid[cell] = tile(g);
      if (g.querySelector('path[d="M60 48V60H48Z"]')) found.built_over.push(cell);
    }
    return found;
  }

  function race(one) {
    const things = one.querySelector('.things .dice');
    return {
      seat: Number(one.dataset.seatRace),
      name: text(one.querySelector('strong')),
      money: number(one.querySelector('.m')),
      fame: number(one.querySelector('.f')),
      bars: [share(one.querySelector('.bar .money')), share(one.querySelector('.bar .fame'))],
      gap: text(one.querySelector('.gap')),
      taken: all(one, '.notch.taken:not(.man)').length,
      found: all(one, '.notch.man.taken').length,
      starts: one.querySelector('.flag:not(.next)') !== null,
      next: one.querySelector('.flag.next') !== null,
      turn: one.classList.contains('turn'),
      holds: things && {
        karma: number(one.querySelector('[data-about="karma"]')),
        workers: text(one.querySelector('[data-about="workers"]')),
        boat: number(one.querySelector('[data-about="boat"]')),
        dice: all(things, 'svg').map(die),
      },
    };
  }

  function rajas() {
    const root = document.querySelector('.rajas');
    if (!root) return null;
    const part = (what, read) => (root.querySelector(what) ? read(root.querySelector(what)) : null);
    return {
      races: all(root, '.races .race').map(race),
      spaces: part('.islands', (one) => named(one, '[data-space]', 'space', (space) => ({
        men: seats(space), free: all(space, '.men i').length, quiet: space.classList.contains('quiet'),
      }))),
      river: part('.river', (one) => named(one, '[data-river]', 'river', (space) => ({
        boats: seats(space), tile: space.classList.contains('tile'),
      }))),
      stacks: part('.stacks', (one) => named(one, '[data-stack]', 'stack', (stack) => ({
        rest: text(stack.querySelector('small')),
        // An upgrade that is pointed at writes over it what it would bring.
        note: stack.querySelector('.better') ? null : (text(stack.querySelector('.note:not(.worth)')) ?? ''),
        open: stack.querySelector('.tile svg')
          ? { cost: number(stack.querySelector('.cost')), ...tile(stack.querySelector('.tile svg')) }
          : null,
      }))),
      pool: part('.pool', (one) => named(one, '[data-pool]', 'pool', (pool) => number(pool.querySelector('.left')))),
      temples: part('.temples', (one) => named(one, '[data-yield]', 'yield', (kind) =>
        Number((text(kind.querySelector('small')) ?? '×1').slice(1)))),
      white: part('.white', text),
      dice: all(root, '.desk .die svg').map(die),
      karma: all(root, '.desk .karma svg:not(.gone)').length,
      workers: [all(root, '.workers > :not(.away)').length, all(root, '.workers > *').length],
      levels: part('.levels', (one) => named(one, '[data-level]', 'level', (level) => number(level.querySelector('.now')))),
      province: part('.province.own svg.land', land),
      edges: part('.province.own', (one) => named(one, '[data-edge]', 'edge', (edge) => ({
        earned: edge.classList.contains('earned'), yields: edge.classList.contains('yield'),
      }))),
      last: text(root.querySelector('.races .last')),
      lit: all(root, '[data-lit]').map((one) => one.dataset.choice ?? one.dataset.testid ?? 'karma').sort(),
      tabs: root.querySelector('.tabs') !== null,
    };
  }

  window.boards = { ...window.boards, rajas };
})();
