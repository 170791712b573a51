// What someone who looks at the board of Ganesha sees. Gems are told by their paint and their cut, slots and pawns by
// where they lie.
(() => {
  const PAINT = {
    'rgb(200, 40, 59)': 'red', 'rgb(21, 144, 98)': 'green', 'rgb(134, 68, 196)': 'purple',
    'rgb(44, 115, 207)': 'blue', 'rgb(243, 187, 44)': 'yellow',
  };
  // How many corners the outline of each cut has.
  const CORNERS = { 12: 'red', 8: 'green', 11: 'purple', 10: 'blue', 6: 'yellow' };
  const all = (root, what) => [...root.querySelectorAll(what)];
  const text = (one) => (one ? one.textContent.trim() : null);
  const style = (one) => getComputedStyle(one);
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const seen = (one) => {
    for (let part = one; part && part !== document.body; part = part.parentElement)
      if (style(part).opacity === '0' || style(part).visibility === 'hidden') return false;
    return one.getBoundingClientRect().width > 0;
  };
  const gem = (g) => {
    const outline = g.querySelector('path');
    const painted = PAINT[style(outline).fill] ?? style(outline).fill;
    const cut = CORNERS[outline.getAttribute('d').split('L').length];
    return painted === cut ? painted : `${painted} cut like ${cut}`;
  };
  const gems = (root) => all(root, '[data-gem]').filter(seen).map(gem);

  function petal(g, centre) {
    const far = (one) => Math.hypot(middle(one).x - centre.x, middle(one).y - centre.y);
    const slots = all(g, '[data-slot]');
    return {
      slots: slots.map((slot) => gems(slot)[0] ?? text(slot.querySelector('text'))),
      next: slots.filter((slot) => slot.classList.contains('next')).map((slot) => text(slot.querySelector('text'))),
      inwards: slots.every((slot, i) => i === 0 || far(slot) < far(slots[i - 1]) + 3),
    };
  }

  function player(root) {
    const wells = all(root, '[data-well]');
    return {
      seat: Number(root.dataset.player),
      points: text(root.querySelector('.points b')),
      tie: root.querySelector('.points i') !== null,
      drum: root.querySelector('[data-drum]') !== null,
      turn: root.classList.contains('turn'),
      treasury: wells.map((well) => Number(text(well.querySelector('.count')))),
      heaps: wells.map((well) => (well.classList.contains('none') ? [] : [...new Set(gems(well.querySelector('.heap')))])),
      best: wells.map((well) => text(well.querySelector('.best b')) ?? ''),
      tactics: all(root, '[data-tactics]').map((slot) => gems(slot)[0] ?? null),
      taken: all(root, '.place').flatMap(gems),
    };
  }

  function ganesha() {
    const root = document.querySelector('.ganesha');
    if (!root) return null;
    const mandala = root.querySelector('.mandala');
    const centre = middle(mandala.querySelector('.ground'));
    const space = (pawn) => {
      const at = middle(pawn.querySelector('path'));
      const turn = (Math.atan2(at.x - centre.x, centre.y - at.y) / (2 * Math.PI) + 1) % 1;
      return turn;
    };
    return {
      altar: Object.fromEntries(all(root, '[data-hex]').map((hex) => [
        hex.dataset.hex,
        [gems(hex)[0] ?? null, all(hex, '[data-token]').filter(seen).map((one) => one.dataset.token)[0] ?? null],
      ])),
      side: mandala.classList.contains('night') ? 'night' : 'day',
      petals: Object.fromEntries(all(mandala, '[data-petal]').map((one) => [one.dataset.petal, petal(one, centre)])),
      bag: Object.fromEntries(all(mandala, '[data-bag]').map((one) => [one.dataset.bag, Number(text(one))])),
      whole: Number(text(root.querySelector('[data-place="bag"] text'))),
      players: all(root, '[data-player]').map(player),
      pawns: all(mandala, '[data-pawn]').map(space),
      laps: all(mandala, '[data-pawn]').map((one) => text(one.querySelector('text')) ?? ''),
      round: text(root.querySelector('.rounds b')),
      beads: all(root, '[data-bead]').map((bead) => (bead.classList.contains('now') ? 'now' : bead.classList.contains('past') ? 'past' : '')).join(','),
      lit: all(root, '[data-lit]').map((one) => one.dataset.notation ?? one.dataset.thing).sort(),
    };
  }

  window.boards = { ...window.boards, ganesha };
})();
