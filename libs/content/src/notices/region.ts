import type { Language } from './notice';

/** Label of the notice region. */
export const noticeRegion = {
  label: 'Notices',
  reference: { en: 'Reference', de: 'Referenz' } satisfies Record<Language, string>,
  dismiss: { en: 'Dismiss', de: 'Schließen' } satisfies Record<Language, string>,
} as const;
