import type { LoaderFunctionArgs } from 'react-router-dom';
import { berlinToday } from '@mainstage/contracts/calendar';
import { pageApi } from './page-context';
import type { LoadedAnswers } from './api/loaded-answers';

/** Milliseconds that a page waits for the API. */
const timeLimit = 300;

/**
 * Calls the API for a page, in parallel. A call that fails or takes too long is reported and omitted: the page is
 * rendered without the answer, and the browser calls that path after hydration, where a failure is shown.
 * @param paths that the hooks of the page call; `undefined` for none
 */
export async function loadAnswers(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  paths: readonly (string | undefined)[],
): Promise<LoadedAnswers> {
  const { call, report } = context.get(pageApi);
  const signal = AbortSignal.timeout(timeLimit);
  const asked = paths.filter((path) => path !== undefined);
  const answers = await Promise.allSettled(
    asked.map(async (path) => {
      const response = await call(path, { signal });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return [path, (await response.json()) as unknown] as const;
    }),
  );
  for (const each of answers) if (each.status === 'rejected') report(each.reason);
  return {
    today: berlinToday(),
    answers: Object.fromEntries(answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))),
  };
}
