import { type ProblemCode, problems } from '@mainstage/contracts/problem';
import type { FieldError } from '@mainstage/contracts/validate';
import { isRecord } from './is-record';
import { noteServerTime } from './server-time';

/** No answer after this many milliseconds counts as a network failure. */
const answerTimeout = 20_000;

export interface CallFailure {
  ok: false;
  /** `network`: no answer, or none that can be understood; whether the server took the call is unknown. */
  problem: ProblemCode | 'network';
  /** The HTTP status, where there was an answer. */
  status?: number;
  /** What the refusal said, when it was JSON: a health report is a 503 with words. */
  content?: unknown;
  errors?: FieldError[];
  retryAfterSeconds?: number;
  /** The reference under which the server logged its fault. */
  reference?: string;
}

export type CallResult<T> = { ok: true; answer: T } | CallFailure;

export interface CallOptions<T> {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Ends the call; the result is then a `network` refusal. */
  signal?: AbortSignal;
  /** Milliseconds until the call is given up. */
  timeoutMs?: number;
  cache?: RequestCache;
  /** The visitor may leave immediately; the call is sent nevertheless. */
  keepalive?: boolean;
  /** Makes the answer of a success; throwing makes it a `network` refusal. */
  read: (response: Response) => Promise<T>;
}

/**
 * Calls this site's own server: the one place that does. Never throws, and never tries again: whatever goes wrong is a
 * `Refusal`, and `sendPatiently` decides which of them deserves another try.
 */
export async function call<T>(path: string, options: CallOptions<T>): Promise<CallResult<T>> {
  const { method, headers, body, signal, timeoutMs = answerTimeout, cache, keepalive, read } = options;
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  const timer = setTimeout(giveUp, timeoutMs);
  signal?.addEventListener('abort', giveUp);
  if (signal?.aborted) giveUp();
  try {
    const response = await fetch(path, {
      method: method ?? 'GET',
      credentials: 'same-origin',
      cache,
      keepalive,
      headers: {
        Accept: 'application/json, application/problem+json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: controller.signal,
    });
    if (method === 'POST' || cache === 'no-store') noteServerTime(response);
    // The time limit covers the body too: a connection can die between the two.
    return response.ok ? { ok: true, answer: await read(response) } : await failureOf(response);
  } catch {
    return { ok: false, problem: 'network' };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** The JSON of an answer; nothing where it is none. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What a refusal says. */
export async function failureOf(response: Response): Promise<CallFailure> {
  const content = await readJson(response);
  return {
    ok: false,
    problem: problemOf(response.status, content),
    status: response.status,
    content,
    errors: fieldErrorsOf(content),
    retryAfterSeconds: retryAfter(response.headers.get('Retry-After')),
    reference: referenceOf(content),
  };
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
