import type { Language } from './notice';

/** Words of the corner where notices appear. */
export const noticeRegion = {
  label: 'Notices',
  dismiss: { en: 'Dismiss', de: 'Schließen' } satisfies Record<Language, string>,
} as const;
