/** What somebody has tapped so far in a decision, and which choice that comes to. */
import type { PlayerProspects, TopsScore } from '../../generated/prospects/mandala_stones';
import type { Circle, Colour } from '../../generated/views/mandala_stones';

/** What a scoring would bring, and which spaces it takes from. */
export type Score = TopsScore & { spaces: number[] };

export class Choosing {
  /** The circle of the artist that is to move. */
  artist: Circle | null = $state(null);
  /** The colour to score. */
  colour: Colour | null = $state(null);
  /** The spaces whose top stones are to be scored. */
  tops: number[] = $state.raw([]);
  /** What is pointed at, or was tapped once. */
  pointed = $state('');
  /** The circle that is pointed at. */
  circle: Circle | null = $state(null);

  clear(): void {
    this.artist = null;
    this.colour = null;
    this.tops = [];
    this.pointed = '';
    this.circle = null;
  }

  get empty(): boolean {
    return !this.artist && !this.colour && !this.tops.length && !this.pointed;
  }

  pickArtist(circle: Circle): void {
    const again = this.artist === circle;
    this.clear();
    this.artist = again ? null : circle;
  }

  pickColour(colour: Colour): void {
    this.clear();
    this.colour = colour;
  }

  pickTop(space: number): void {
    const kept = this.tops.includes(space)
      ? this.tops.filter((one) => one !== space)
      : [...this.tops, space].sort((a, b) => a - b);
    this.clear();
    this.tops = kept;
  }

  /** The choice that stands ready for its last tap: scoring. */
  get ready(): string {
    if (this.colour) return `score ${this.colour}`;
    return this.tops.length ? `tops ${this.tops.join('-')}` : '';
  }

  /** What that would bring, as the engine tells it of the player's board. */
  score(told: PlayerProspects): Score | null {
    if (this.colour) return told.colours[this.colour];
    const found = told.tops[this.tops.length - 1];
    return found ? { ...found, spaces: this.tops } : null;
  }
}
