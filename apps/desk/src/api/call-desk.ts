import { deskApi } from '@mainstage/contracts/desk/calls';
import type { DeskLead } from '@mainstage/contracts/desk/leads';
import { backgroundHeader } from '@mainstage/contracts/desk/session';
import { isActive } from './activity';
import { DeskError } from './desk-error';
import { noteServerTime } from './server-time';

interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** Whether the call outlives the page. */
  keepalive?: boolean;
}

/** No answer after this many milliseconds counts as none. */
const timeoutMs = 20_000;

/**
 * Calls the API of the desk: the one place that does.
 * @param path below `/api/desk`, with a slash in front
 * @throws DeskError
 */
export async function callDesk<T>(
  path: string,
  { method = 'GET', body, signal, keepalive }: CallOptions = {},
): Promise<T> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(deskApi + path, {
    method,
    credentials: 'same-origin',
    ...(keepalive && { keepalive }),
    headers: {
      Accept: 'application/json, application/problem+json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(!isActive() && { [backgroundHeader]: '1' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((error: unknown) => {
    // The caller no longer waits: that is no failure to show.
    if (signal?.aborted) throw error;
    throw new DeskError('network');
  });
  noteServerTime(response.headers.get('Date'));
  const text = await response.text().catch(() => '');
  if (!response.ok) throw problemOf(response, text);
  try {
    return (text === '' ? undefined : JSON.parse(text)) as T;
  } catch {
    throw new DeskError('network');
  }
}

interface ProblemBody {
  code?: string;
  detail?: string;
  current?: DeskLead;
  errors?: { field: string; code: string }[];
}

function problemOf(response: Response, text: string): DeskError {
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  // A proxy answers in its own words.
  const otherwise = response.status === 401 ? 'signed_out' : response.status >= 502 ? 'unavailable' : 'internal_error';
  try {
    const { code = otherwise, detail, current, errors } = JSON.parse(text) as ProblemBody;
    return new DeskError(code, detail, current, retryAfter, errors);
  } catch {
    return new DeskError(otherwise, '', undefined, retryAfter);
  }
}

/** `?a=1&b=2` of the values that are there. */
export function addressQuery(values: object): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}
