import { type ProblemCode, problems } from '@mainstage/contracts/problem';
import type { FieldError } from '@mainstage/contracts/validate';
import { isRecord } from './is-record';
import { noteServerTime } from './server-time';

/** Milliseconds after which a missing answer counts as a network failure. */
const answerTimeout = 20_000;

export interface CallFailure {
  ok: false;
  /** `network`: no readable answer; whether the server processed the call is unknown. */
  problem: ProblemCode | 'network';
  /** The HTTP status, if there was an answer. */
  status?: number;
  /** The JSON body of the refusal: a health report is a 503 with a body. */
  content?: unknown;
  errors?: FieldError[];
  retryAfterSeconds?: number;
  reference?: string;
}

export type CallResult<T> = { ok: true; answer: T } | CallFailure;

export interface CallOptions<T> {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
  /** Aborts the call; the result is then a `network` failure. */
  signal?: AbortSignal;
  /** Milliseconds until the call is aborted. */
  timeoutMs?: number;
  cache?: RequestCache;
  /** Lets the request finish after the visitor has left the page. */
  keepalive?: boolean;
  /** Reads a successful answer; if it throws, the result is a `network` failure. */
  read: (response: Response) => Promise<T>;
}

/**
 * Calls this site's own server. Never throws and never retries: every failure is a `CallFailure`, and `sendWithRetry`
 * decides which of them deserves a retry.
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
    // The timeout covers the body too: a connection can fail after the headers.
    return response.ok ? { ok: true, answer: await read(response) } : await failureOf(response);
  } catch {
    return { ok: false, problem: 'network' };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

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

/** Answers of a proxy have no problem code of ours, so the status decides. */
function problemOf(status: number, content: unknown): ProblemCode {
  if (isRecord(content) && typeof content.code === 'string' && Object.hasOwn(problems, content.code)) {
    return content.code as ProblemCode;
  }
  // A proxy answers so while its server restarts.
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
