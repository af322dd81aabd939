import { execFileSync } from 'node:child_process';

/** Sources of the pages' content. */
const sources = ['apps/web', 'libs/content', 'libs/venues/facts', 'libs/venues/plan'].map((folder) => `:/${folder}`);

/**
 * The day of the last change to the pages' content, such as 2026-11-30: of the last commit to their sources, or of
 * SOURCE_DATE_EPOCH (seconds) if the build has no history, as in a container.
 * @param folder anywhere in the repository
 * @returns undefined if neither is available
 */
export function changedOn(folder: string, epoch = process.env['SOURCE_DATE_EPOCH']): string | undefined {
  if (epoch) return new Date(Number(epoch) * 1000).toISOString().slice(0, 10);
  try {
    const day = execFileSync('git', ['log', '-1', '--format=%cs', '--', ...sources], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return day.trim() || undefined;
  } catch {
    return undefined;
  }
}
