import type { Language } from './notice';

/** Words of the corner where notices appear. */
export const noticeRegion = {
  label: 'Notices',
  reference: { en: 'Reference', de: 'Referenz' } satisfies Record<Language, string>,
  dismiss: { en: 'Dismiss', de: 'Schließen' } satisfies Record<Language, string>,
} as const;
