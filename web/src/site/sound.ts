/** Short, woody sounds, made here: no file is fetched. Silent unless a visitor wants them. */
import { settings } from './settings.svelte';

export type Sound = 'move' | 'turn' | 'over';

/** Strokes on wood: when (seconds), how high (hertz), how loud. */
const STROKES: Record<Sound, [at: number, pitch: number, force: number][]> = {
  move: [[0, 330, 0.5]],
  turn: [
    [0, 392, 0.7],
    [0.13, 523, 0.8],
  ],
  over: [
    [0, 392, 0.7],
    [0.16, 494, 0.7],
    [0.32, 587, 0.8],
    [0.5, 784, 0.9],
  ],
};
const LOUDEST = 0.25;
const LENGTH = 0.28; // seconds until a stroke has died away

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  // Browsers let a page be heard only once it has been touched, and complain before that.
  if (!settings.volume || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const [at, pitch, force] of STROKES[sound]) stroke(audio, audio.currentTime + at, pitch, force);
}

/** A bar of wood: its tone and an overtone that dies sooner. */
function stroke(context: AudioContext, at: number, pitch: number, force: number): void {
  for (const [times, share, length] of [
    [1, 1, LENGTH],
    [3.9, 0.35, LENGTH / 4],
  ] as const) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch * times;
    const peak = LOUDEST * settings.volume * force * share;
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(peak, at + 0.004);
    loudness.gain.exponentialRampToValueAtTime(peak / 1000, at + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
