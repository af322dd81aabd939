import { call, type CallResult, readJson } from './call';

export interface PostOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** Posts JSON and does not assume a shape of the answer. Never throws. */
export function postJson(path: string, body: unknown, options: PostOptions = {}): Promise<CallResult<unknown>> {
  return call(path, { ...options, method: 'POST', body, read: readJson });
}
