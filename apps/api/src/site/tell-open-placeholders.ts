import { unfilledPlaceholders } from '@mainstage/content/legal/placeholders';
import type { Logger } from '@mainstage/observability/logger';

/** Warns once, in production, of what the provider has not filled in on the legal pages. */
export function tellOpenPlaceholders(environment: string, logger: Logger): void {
  const placeholders = unfilledPlaceholders();
  if (environment !== 'production' || placeholders.length === 0) return;
  logger.warn(
    { placeholders, file: 'libs/content/src/legal/placeholders.ts' },
    `the legal pages are not complete: ${placeholders.join(', ')}`,
  );
}
