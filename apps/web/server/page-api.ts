import type { IncomingMessage } from 'node:http';
import { pageSettings, rendererHeaders, type RendererMessage } from '@mainstage/contracts/page-server';
import { type ProblemCode, problems } from '@mainstage/contracts/problem';
import type { PageApi } from '../app/page-context';

/** Headers of the visitor's request that are forwarded to the API. The action has checked where the form comes from. */
const forwarded = [rendererHeaders.visitor, 'cookie', 'accept-language', 'user-agent', 'referer'] as const;

/** Tells the process that started this one. */
export function tell(message: RendererMessage): void {
  process.send?.(message);
}

/** Has the process that started this one log an error. */
export function report(error: unknown): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  tell({ error: { name, message, stack } });
}

/** Key and URL with which pages call the API. @throws Error if one is missing */
export function apiSettings(env: NodeJS.ProcessEnv): { secret: string; api: string } {
  const read = (name: string) => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set`);
    return value;
  };
  return { secret: read(pageSettings.secret), api: read(pageSettings.api) };
}

/** The API for the loaders and actions of a visitor's request. */
export const pageApiFor = (
  { headers: received }: Pick<IncomingMessage, 'headers'>,
  { secret, api }: ReturnType<typeof apiSettings>,
): PageApi => ({
  secret,
  report,
  /** Answers `unavailable` when the API cannot be reached, so that a form keeps what was typed. */
  async call(path, init) {
    const headers = new Headers(init?.headers);
    for (const name of forwarded) {
      const value = received[name];
      if (typeof value === 'string' && !headers.has(name)) headers.set(name, value);
    }
    try {
      return await fetch(new URL(path, api), { ...init, headers, redirect: 'manual' });
    } catch (error) {
      report(error);
      const code: ProblemCode = 'unavailable';
      return Response.json({ code }, { status: problems[code].status });
    }
  },
});
