import { unfilledPlaceholders } from '@mainstage/content/legal/placeholders';
import type { Logger } from '@mainstage/observability/logger';

/**
 * Warns, in production, of what the provider has not filled in on the legal pages.
 * @param open names of what is not filled in
 */
export function warnOfPlaceholders(
  environment: string,
  logger: Pick<Logger, 'warn'>,
  open: readonly string[] = unfilledPlaceholders(),
): void {
  if (environment !== 'production' || open.length === 0) return;
  logger.warn(
    { placeholders: open, file: 'libs/content/src/legal/placeholders.ts' },
    `the legal pages are not complete: ${open.join(', ')}`,
  );
}
