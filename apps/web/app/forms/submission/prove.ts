import { isRecord } from '../../api/is-record';

/** Milliseconds after which the browser gives up. */
const timeoutMs = 30_000;

/**
 * Solves the proof of work that the server requires under load, with Web Crypto and off the main thread.
 * @param problem the answer `proof_required`
 * @returns the proof for the header
 * @throws Error if it cannot be solved: unknown kind, no Web Crypto without TLS, or too slow
 */
export async function prove(problem: unknown): Promise<string> {
  const challenge = isRecord(problem) ? problem.challenge : undefined;
  const parameters = isRecord(challenge) ? challenge.parameters : undefined;
  if (!isRecord(parameters) || parameters.algorithm !== 'PBKDF2/SHA-256') throw new Error('This proof is not known');
  const nonce = bytes(String(parameters.nonce));
  const derivation = {
    name: 'PBKDF2',
    hash: 'SHA-256',
    salt: bytes(String(parameters.salt)),
    iterations: Number(parameters.cost),
  };
  const password = new Uint8Array([...nonce, 0, 0, 0, 0]);
  const until = performance.now() + timeoutMs;
  for (let counter = 0; performance.now() < until; counter++) {
    new DataView(password.buffer).setUint32(nonce.length, counter);
    const guess = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const key = await crypto.subtle.deriveBits(derivation, guess, Number(parameters.keyLength) * 8);
    const derivedKey = hex(new Uint8Array(key));
    if (derivedKey.startsWith(String(parameters.keyPrefix)))
      return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  }
  throw new Error('The proof takes too long');
}

const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (values: Uint8Array) => Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
