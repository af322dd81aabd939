import { type GatePage, gatePaths } from '@mainstage/contracts/gates/gate';
import { call, readJson, type CallFailure } from '../call';
import { isRecord } from '../is-record';
import { postJson } from '../post-json';

/** Result of a call behind the gate; `locked`: the token is invalid or has expired. */
export type GateResult<T> = { is: 'loaded'; value: T } | { is: 'locked' } | { is: 'failed' };

/** Milliseconds after which a missing answer counts as a failure; a document may be several megabytes. */
const timeoutMs = 60_000;

/** Sends the password to the server. @returns the token, or why there is none */
export async function unlock(page: GatePage, password: string): Promise<string | CallFailure> {
  const result = await postJson(gatePaths(page).unlock, { password });
  if (!result.ok) return result;
  const token = isRecord(result.answer) ? result.answer['token'] : undefined;
  return typeof token === 'string' ? token : { ok: false, problem: 'network' };
}

/** Loads the page's content, an object in the page's own type of libs/contracts. */
export function fetchContent(page: GatePage, token: string): Promise<GateResult<object>> {
  return behindGate(gatePaths(page).content, token, async (response) => {
    const content = await readJson(response);
    if (!isRecord(content)) throw new Error('No content');
    return content;
  });
}

export function fetchFile(page: GatePage, name: string, token: string): Promise<GateResult<Blob>> {
  return behindGate(gatePaths(page).file(name), token, (response) => response.blob());
}

async function behindGate<T>(
  path: string,
  token: string,
  read: (response: Response) => Promise<T>,
): Promise<GateResult<T>> {
  const result = await call(path, {
    cache: 'no-store',
    headers: { Authorization: `Bearer ${token}` },
    timeoutMs,
    read,
  });
  if (result.ok) return { is: 'loaded', value: result.answer };
  return { is: result.status === 401 ? 'locked' : 'failed' };
}
