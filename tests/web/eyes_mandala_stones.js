// What someone who looks at the board of Mandala Stones sees. Colours are paint, patterns are shapes,
// places are where things lie.
(() => {
  const PAINT = {
    'rgb(194, 74, 56)': 'red', 'rgb(236, 195, 82)': 'yellow', 'rgb(74, 145, 204)': 'blue', 'rgb(108, 71, 154)': 'purple',
  };
  const all = (root, what) => [...root.querySelectorAll(what)];
  const text = (one) => (one ? one.textContent.trim() : null);
  const number = (said) => (said === null || !/\d/.test(said) ? null : Number(/\d+/.exec(said)[0]));
  const paint = (one) => PAINT[getComputedStyle(one).fill] ?? `painted ${getComputedStyle(one).fill}`;
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, bottom: box.bottom };
  };
  /** A starburst is many rays, a ring two circles. */
  const shape = (d) => (d.split('Z').length > 6 ? 'starburst' : d.includes('A') ? 'ring' : `shape ${d.slice(0, 20)}`);
  const relief = (g) => all(g, 'path').map((one) => one.getAttribute('d')).find((d) => d.split('Z').length > 2);
  const word = (stone) => `${stone.colour} ${stone.pattern ?? '?'}`;

  /** Stones from the bottom to the top. */
  const stack = (g) => all(g, ':scope > .disc').map((disc) => {
    const notch = disc.querySelector('.notch');
    const face = disc.querySelector('ellipse.face');
    const colour = paint(disc.querySelector('path'));
    const pattern = face ? relief(disc) && shape(relief(disc)) : notch && (notch.localName === 'path' ? 'starburst' : 'ring');
    return word({ colour: face && paint(face) !== colour ? `${colour} under ${paint(face)}` : colour, pattern });
  });

  /** The column and the row of seven where a thing stands, by its foot. */
  function field() {
    const svg = document.querySelector('.slab > svg');
    const box = svg.getBoundingClientRect();
    const unit = box.width / 438;
    const cell = (one) => {
      const at = one.getScreenCTM();
      const [x, y] = [(at.e - box.x) / unit, (at.f - box.y) / unit];
      return `${Math.round((x - 9) / 60 - 0.5)},${Math.round((y - 26) / 56 - 0.65)}`;
    };
    const stacks = all(svg, ':scope > g > .stack').map((g) => [cell(g), stack(g).join(', ')]);
    const artists = all(svg, ':scope > g > .artist .pawn').map((g) => [cell(g), shape(g.querySelector('path.sign').getAttribute('d'))]);
    return { stacks: Object.fromEntries(stacks), artists: Object.fromEntries(artists) };
  }

  /** Stones by their place in the spiral: rings of six, twelve and so on, each from straight up clockwise. */
  function mandala() {
    const svg = document.querySelector('svg.mandala');
    const box = svg.getBoundingClientRect();
    const unit = box.width / svg.viewBox.baseVal.width;
    const place = (one) => {
      const at = one.getScreenCTM();
      const [x, y] = [(at.e - box.x - box.width / 2) / unit, (at.f - box.y - box.height / 2) / unit];
      const ring = Math.round(Math.hypot(x, y) / 40);
      if (!ring) return 1;
      const turn = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
      return 2 + 3 * ring * (ring - 1) + (Math.round((turn / 2 / Math.PI) * 6 * ring) % (6 * ring));
    };
    const laid = all(svg, '.laid').map((g) => [place(g), word({ colour: paint(g.querySelector('.face')), pattern: shape(relief(g)) })]);
    const marks = all(svg, 'text').map((one) => [place(one.parentElement), text(one)]);
    const next = svg.querySelector('.next');
    const frame = svg.querySelector('.frame');
    return {
      laid: Object.fromEntries(laid), marks: Object.fromEntries(marks),
      next: next && place(next), frame: frame && place(frame.parentElement),
    };
  }

  const cards = (root) => all(root, '.card').map((one) => (one.classList.contains('sealed') ? 'sealed'
    : `${text(one.querySelector('.points'))}${text(one.querySelector('.mark')) === '✓' ? ' met' : ''}`));
  const area = (root) => ({
    name: text(root.querySelector('.who')),
    starts: root.querySelector('.starts') !== null,
    points: number(text(root.querySelector('.points b'))),
    spaces: all(root, '.column').map((one) => stack(one.querySelector('.stack')).join(', ')),
    worth: all(root, '.column .now').map((one) => number(text(one))),
    cards: cards(root.querySelector('.objectives, .cards')),
  });

  function stones() {
    const root = document.querySelector('.stones');
    if (!root || !root.querySelector('.mine')) return null;
    const lit = (what, key) => all(root, `${what}[data-lit]`).map((one) => one.dataset[key]).sort();
    return {
      ...field(),
      mandala: mandala(),
      areas: [root.querySelector('.mine'), ...all(root, '.other')].map(area),
      badges: all(root, '.badge').map((one) => [paint(one.querySelector('.face')), text(one.querySelector('b')), ...all(one, '.of').map(text)]),
      unseen: all(root, '.unseen td b').map((one) => number(text(one))),
      end: number(text(root.querySelector('.centre .end'))),
      lit: { circles: lit('[data-circle]', 'circle'), stacks: lit('[data-stack]', 'stack'), spaces: lit('.mine .space', 'space'), colours: lit('.badge', 'colour') },
    };
  }
  window.boards = { ...window.boards, mandala_stones: stones };
})();
