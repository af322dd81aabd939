import { type GatePage, gatePaths } from '@mainstage/contracts/gates/gate';
import { call, readJson, type CallFailure } from '../call';
import { isRecord } from '../is-record';
import { postJson } from '../post-json';

/** What a call behind the gate came to; `locked`: the token does not fit (any more). */
export type GateResult<T> = { is: 'here'; value: T } | { is: 'locked' } | { is: 'failed' };

/** No answer after this many milliseconds counts as a failure; a document may be some megabytes. */
const timeoutMs = 60_000;

/** Shows the password. @returns the token, or why there is none */
export async function unlock(page: GatePage, password: string): Promise<string | CallFailure> {
  const result = await postJson(gatePaths(page).unlock, { password });
  if (!result.ok) return result;
  const token = isRecord(result.answer) ? result.answer['token'] : undefined;
  return typeof token === 'string' ? token : { ok: false, problem: 'network' };
}

/** The page's content: an object, as the server wrote it. */
export function fetchContent(page: GatePage, token: string): Promise<GateResult<object>> {
  return behindGate(gatePaths(page).content, token, async (response) => {
    const content = await readJson(response);
    if (!isRecord(content)) throw new Error('No content');
    return content;
  });
}

/** A picture or document of the page. */
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
  if (result.ok) return { is: 'here', value: result.answer };
  return { is: result.status === 401 ? 'locked' : 'failed' };
}
