import type { Language } from '@mainstage/contracts/language';

export const noticeRegion = {
  label: 'Notices',
  reference: { en: 'Reference', de: 'Referenz' } satisfies Record<Language, string>,
  dismiss: { en: 'Dismiss', de: 'Schließen' } satisfies Record<Language, string>,
} as const;
