/** Draws checked in this browser: the commitment, and the number behind each draw. */

const HASH = 'SHA-256';

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether browsers may hash here: only over HTTPS or on the own machine. */
export function canProve(): boolean {
  return Boolean(globalThis.crypto?.subtle);
}

/** What must have been published before the first draw. */
export async function commitmentOf(seed: string): Promise<string> {
  return hex(await crypto.subtle.digest(HASH, bytes(seed)));
}

/** The k-th draw of a source: HMAC-SHA256(seed, "source k"), as a number from 0 to 1. */
export async function drawn(seed: string, source: string, count: number): Promise<number[]> {
  const algorithm = { name: 'HMAC', hash: HASH };
  const key = await crypto.subtle.importKey('raw', bytes(seed), algorithm, false, ['sign']);
  const text = new TextEncoder();
  const found: number[] = [];
  for (let k = 0; k < count; k += 1) {
    const mac = await crypto.subtle.sign('HMAC', key, text.encode(`${source} ${k}`));
    found.push(Number(BigInt(`0x${hex(mac).slice(0, 13)}`)) / 2 ** 52);
  }
  return found;
}
