import { fileNameHeader } from '@mainstage/contracts/desk/answer';
import { deskApi } from '@mainstage/contracts/desk/calls';
import { backgroundHeader } from '@mainstage/contracts/desk/session';
import { isActive } from './activity';
import { DeskError } from './desk-error';
import { noteServerTime } from './server-time';

interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
  /** Whether the call outlives the page. */
  keepalive?: boolean;
}

const timeoutMs = 20_000;
/** Timeout for files, on a slow connection. */
const uploadMs = 180_000;

/**
 * Calls the API of the desk; all calls use it.
 * @param path below `/api/desk`, with a leading slash
 * @throws DeskError
 */
export async function callDesk<T>(
  path: string,
  { method = 'GET', body, signal, keepalive }: CallOptions = {},
): Promise<T> {
  const timeout = AbortSignal.timeout(timeoutMs);
  return answerOf<T>(
    path,
    {
      method,
      ...(keepalive && { keepalive }),
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    },
    signal,
  );
}

/** Uploads a file as the request body, with its name in a header. @throws DeskError */
export const uploadFile = <T>(path: string, file: File): Promise<T> =>
  answerOf<T>(path, {
    method: 'POST',
    body: file,
    headers: { 'Content-Type': 'application/octet-stream', [fileNameHeader]: encodeURIComponent(file.name) },
    signal: AbortSignal.timeout(uploadMs),
  });

async function answerOf<T>(path: string, init: RequestInit, signal?: AbortSignal): Promise<T> {
  const response = await fetch(deskApi + path, {
    credentials: 'same-origin',
    ...init,
    headers: {
      Accept: 'application/json, application/problem+json',
      ...init.headers,
      ...(!isActive() && { [backgroundHeader]: '1' }),
    },
  }).catch((error: unknown) => {
    // Aborted by the caller, which is no failure to show.
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

/**
 * @param path below `/api/desk`, with a leading slash
 * @throws DeskError
 */
export async function loadDeskFile(path: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(deskApi + path, { credentials: 'same-origin', signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new DeskError('network');
  });
  if (!response.ok) throw problemOf(response, await response.text().catch(() => ''));
  return response.arrayBuffer();
}

interface ProblemBody {
  code?: string;
  detail?: string;
  current?: object;
  errors?: { field: string; code: string }[];
}

function problemOf(response: Response, text: string): DeskError {
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  // A proxy's answer has no problem code.
  const otherwise = response.status === 401 ? 'signed_out' : response.status >= 502 ? 'unavailable' : 'internal_error';
  try {
    const { code = otherwise, detail, current, errors } = JSON.parse(text) as ProblemBody;
    return new DeskError(code, detail, current, retryAfter, errors);
  } catch {
    return new DeskError(otherwise, '', undefined, retryAfter);
  }
}

/** `?a=1&b=2` of the defined values. */
export function addressQuery(values: object): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}
