import { type ProblemCode, problems } from '@mainstage/contracts/problem';
import type { FieldError } from '@mainstage/contracts/validate';

/** No answer after this many milliseconds counts as a network failure. */
const answerTimeout = 20_000;

export interface Refusal {
  ok: false;
  /** `network`: no answer, or none that can be understood; whether the server took the form is unknown. */
  problem: ProblemCode | 'network';
  errors?: FieldError[];
  retryAfterSeconds?: number;
  /** The number under which a fault of the server stands in its log. */
  reference?: string;
}

export type PostResult = { ok: true; answer: unknown } | Refusal;

export interface PostOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Posts JSON to this site's own API and reads the answer without trusting its shape.
 * Never throws: whatever goes wrong is a `Refusal`.
 */
export async function postJson(
  path: string,
  body: unknown,
  { headers, signal }: PostOptions = {},
): Promise<PostResult> {
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  const timer = setTimeout(giveUp, answerTimeout);
  signal?.addEventListener('abort', giveUp);
  if (signal?.aborted) giveUp();
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { Accept: 'application/json, application/problem+json', 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: patience.signal,
    });
    // The time limit covers the body too: a connection can die between the two.
    const content = await readJson(response);
    return response.ok
      ? { ok: true, answer: content }
      : {
          ok: false,
          problem: problemOf(response.status, content),
          errors: fieldErrorsOf(content),
          retryAfterSeconds: retryAfter(response.headers.get('Retry-After')),
          reference: referenceOf(content),
        };
  } catch {
    return { ok: false, problem: 'network' };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A proxy in between answers in its own words: then the status alone must do. */
function problemOf(status: number, content: unknown): ProblemCode {
  if (isRecord(content) && typeof content.code === 'string' && Object.hasOwn(problems, content.code)) {
    return content.code as ProblemCode;
  }
  // A proxy whose server is being exchanged.
  if (status === 502 || status === 504) return 'unavailable';
  const known = Object.entries(problems).find(([, problem]) => problem.status === status && status !== 422);
  return known ? (known[0] as ProblemCode) : 'internal_error';
}

function referenceOf(content: unknown): string | undefined {
  return isRecord(content) && typeof content.reference === 'string' ? content.reference.slice(0, 64) : undefined;
}

function fieldErrorsOf(content: unknown): FieldError[] | undefined {
  if (!isRecord(content) || !Array.isArray(content.errors)) return undefined;
  return content.errors.filter(
    (error): error is FieldError =>
      isRecord(error) && typeof error.field === 'string' && typeof error.code === 'string',
  );
}

/** `Retry-After` in seconds: a number or a date (RFC 9110). */
function retryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
