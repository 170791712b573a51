// Put into a page before it loads: what someone who looks at it sees, and when it came to be seen.
// Nothing here asks the page's program; colours are paint and shape, places are where things lie.
(() => {
  const PAINT = {
    'rgb(169, 186, 198)': 'gray', 'rgb(125, 79, 192)': 'purple', 'rgb(200, 55, 50)': 'red',
    'rgb(35, 148, 111)': 'green', 'rgb(240, 144, 47)': 'orange', 'rgb(247, 219, 87)': 'yellow',
    'rgb(195, 177, 147)': 'covered',
  };
  // How the outline of each motif begins.
  const SHAPES = {
    'M-7-7C-2-11': 'gray', 'M0-10.5C3.5': 'purple', 'M1-10.5C2-5': 'red',
    'M-8.5 8.5C-': 'green', 'M-4.2 0a4.2': 'orange', 'M0 -1C-5.5 ': 'yellow',
  };
  const all = (root, what) => [...root.querySelectorAll(what)];
  const text = (one) => (one ? one.textContent.trim() : null);
  const style = (one) => getComputedStyle(one);
  const visible = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && style(one).visibility === 'visible' && style(one).opacity !== '0';
  };
  const paint = (one, what = 'fill') => PAINT[style(one)[what]] ?? `painted ${style(one)[what]}`;
  const motif = (root) => {
    const found = all(root, 'path').map((p) => SHAPES[p.getAttribute('d').slice(0, 11)]).find(Boolean);
    return found ?? 'no motif';
  };
  /** Paint and shape must say the same. */
  const both = (painted, root) => (painted === motif(root) ? painted : `${painted} with ${motif(root)}`);
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const count = (items) => {
    const found = {};
    for (const one of items) found[one] = (found[one] ?? 0) + 1;
    return found;
  };
  const number = (said) => (said === null ? null : Number(said));

  function half(g) {
    const dark = style(g.querySelector('.core')).fill === 'rgb(42, 32, 54)';
    return `${dark ? 'dark' : 'light'} ${both(paint(g.querySelector('.petals')), g)} ${text(g.querySelector('text'))}`;
  }

  function mandala(place, players) {
    const svg = place.querySelector('.disc > svg');
    const centre = middle(svg.querySelector('circle'));
    const reach = svg.getBoundingClientRect().width / 2;
    /** Which place around the mandala, the bottom first and then clockwise; null in its middle. */
    const sector = (one) => {
      const at = middle(one);
      const [x, y] = [at.x - centre.x, at.y - centre.y];
      if (Math.hypot(x, y) < reach * 0.1) return null;
      const turned = ((Math.atan2(x, -y) * 180) / Math.PI + 540) % 360;
      return Math.round(turned / (360 / players)) % players;
    };
    const sectors = Array.from({ length: players }, () => ({ name: null, cards: {}, fresh: 0, covered: null, total: 0 }));
    for (const name of all(svg, '.name')) sectors[sector(name)].name = text(name);
    for (const card of all(svg, '.sand-card:not(.ghost)').filter(visible)) {
      const where = sectors[sector(card)];
      const painted = paint(card.querySelector('.face'));
      const seen = painted === 'covered' ? painted : both(painted, card);
      where.cards[seen] = (where.cards[seen] ?? 0) + 1;
      if (style(card.querySelector('.face')).strokeWidth === '2.8px') where.fresh += 1;
      if (card.querySelector('text')) where.covered = number(text(card.querySelector('text')));
    }
    for (const badge of all(svg, '.badge').filter(visible)) sectors[sector(badge)].total = number(text(badge));
    const marker = svg.querySelector('.claim path');
    const petals = all(svg, '.petal').map((petal) => {
      const dashed = style(petal.querySelector('path')).strokeDasharray !== 'none';
      return dashed ? [motif(petal), false] : [both(paint(petal.querySelector('path')), petal), true];
    });
    return {
      name: text(place.querySelector('.letter')),
      sectors,
      tiles: all(svg, '.tiles > g').filter(visible).map((g) => [middle(g).x < centre.x ? 'left' : 'right', half(g.querySelector('g'))]),
      claim: marker ? sector(marker) : null,
      rim: Object.fromEntries(petals),
      missing: text(place.querySelector('.needs')),
      standing: text(place.querySelector('.standing')),
      previews: all(place, '.chip:not(.past)').map(text),
    };
  }

  const tokens = (root) =>
    Object.fromEntries(all(root, '.token').map((one) => [both(paint(one, 'backgroundColor'), one), number(text(one.querySelector('[aria-hidden]:not(svg)')))]));

  function area(one) {
    const pieces = all(one, '.won .piece').map((piece) => {
      const halves = all(piece, 'svg > g').filter((g) => g.querySelector('text')).map(half);
      const whole = halves.length ? halves : [`hidden ${both(paint(piece.querySelector('.petals')), piece)}`];
      return whole.join(' + ') + (piece.querySelector('i') ? ` = ${text(piece.querySelector('i'))}` : '');
    });
    return {
      name: text(one.querySelector('.name .who')),
      made: text(one.querySelector('.made')),
      near: one.querySelector('.made.near') !== null,
      starts: one.querySelector('.name .starts') !== null,
      hand: number(text(one.querySelector('.hand [aria-hidden]:not(svg)'))),
      points: text(one.querySelector('.points b')),
      pieces,
      known: one.querySelector('.cards') ? tokens(one.querySelector('.cards')) : {},
    };
  }

  function flowers() {
    const root = document.querySelector('.flowers');
    if (!root) return null;
    const players = all(root, '.area').length;
    const pile = (kind) => number(text(root.querySelector(`.supply.${kind} .label b`)));
    return {
      mandalas: all(root, '[data-mandala]').map((place) => mandala(place, players)),
      areas: [...all(root, '.mine .area'), ...all(root, '.others .area')].map(area),
      piles: { deck: pile('deck'), discard: pile('discard'), dark: pile('dark'), light: pile('light') },
      left: root.querySelector('.supplies .end').dataset.says ?? text(root.querySelector('.supplies .end')), // in brief on a phone
      discard: tokens(root.querySelector('.supply.discard')),
      together: root.querySelector('.deduced') ? tokens(root.querySelector('.deduced')) : null,
      hand: Object.fromEntries(all(root, '.hand .group').map((group) => {
        const cards = count(all(group, '.sand-card').map((card) => both(paint(card.querySelector('.face')), card)));
        return [Object.keys(cards).join(), [number(text(group.querySelector('b'))), ...Object.values(cards)]];
      })),
      litHand: all(root, '.hand .group[data-lit]').map((group) => motif(group)),
      litTiles: all(root, '.tile[data-lit]').map((one) => (one.classList.contains('dark') ? 'dark' : 'light')),
      litOthers: all(root, '.choices [data-lit]').map(text),
    };
  }

  /** The boards that can be read, by their games; files beside this one add theirs. */
  const boards = { flowers, ...window.boards };
  const eyes = {
    flowers,
    drawn: () => Object.values(boards).map((look) => look()).find(Boolean) ?? null,
    frames: [],
    words: () => all(document, '.plain-board .words').map((one) => one.textContent).join(' '),
    choices: () => all(document, '.choice').map(text),
    /** How much of the screen the prompt takes. */
    prompted: () => (document.querySelector('.prompt')?.getBoundingClientRect().height ?? 0) / innerHeight,
    prompt: () => text(document.querySelector('.prompt .ask strong')),
    totals: () => all(document, 'section:has(#headline) .total td').map((td) => Number(text(td).replace('↔ ', '-').replace('−', '-'))), // a gap that is open
    lit: () => all(document, 'main [data-lit], main .plain-board .choice').map((one) => ({
      kind: ['group', 'target', 'tile', 'choice'].find((kind) => one.classList.contains(kind)) ?? 'count',
      count: number(one.dataset.count ?? null), colour: one.dataset.colour ?? null, notation: one.dataset.notation ?? null,
      // What has been shown and waits for one more tap.
      ready: one.matches('.armed, [data-testid="lay"], [data-testid="pay"]'),
    })),
    /** Bring the lit thing with this number into sight; where to click, or what lies over it. */
    reach: async (index) => {
      const one = all(document, 'main [data-lit], main .plain-board .choice')[index];
      if (!one) return null;
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      let at = middle(one);
      for (let still = 0; still < 3; ) {
        await new Promise(requestAnimationFrame);
        const now = middle(one);
        still = now.x === at.x && now.y === at.y ? still + 1 : 0;
        at = now;
      }
      if (!one.isConnected) return null;
      const top = document.elementFromPoint(at.x, at.y);
      return { ...at, over: one.contains(top) ? null : (top?.outerHTML ?? 'nothing').slice(0, 120) };
    },
  };
  window.eyes = eyes;

  // --- from the server's word to the picture -----------------------------------
  const painted = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(0);
  });
  let newest = 0;
  let seenUntil = 0;
  const unanswered = new Set();
  let promised = 0; // the event that an answer speaks of; the table may come after it
  let told = 0;
  /** Whether all that was told has been looked at and all that was asked is answered: only then may anything be clicked. */
  eyes.settled = () => seenUntil === newest && unanswered.size === 0 && told >= promised;
  function seen(now, arrived) {
    const number = ++newest;
    painted(() => {
      const took = performance.now() - arrived;
      seenUntil = number;
      if (number !== newest) return; // another one came before this one could be drawn
      const drawn = eyes.drawn();
      if (!drawn && !document.querySelector('.plain-board')) return; // the board itself is still on its way
      eyes.frames.push({ took, now, drawn, words: eyes.words() });
    });
  }
  const Line = window.WebSocket;
  window.WebSocket = class extends Line {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', (event) => {
        const arrived = performance.now();
        const heard = JSON.parse(event.data);
        unanswered.delete(heard.id);
        if (heard.type === 'done') promised = Math.max(promised, heard.seq);
        if (heard.type === 'table') told = heard.seq;
        if (heard.type === 'table' && heard.view) seen(heard, arrived);
      });
      unanswered.clear();
    }
    send(data) {
      const { id, do: what } = JSON.parse(data);
      if (what === 'act' || what === 'effects') unanswered.add(id);
      super.send(data);
    }
  };
})();
