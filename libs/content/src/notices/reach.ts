import type { Language } from '@mainstage/contracts/language';

/** Before the telephone number and the address that a failure notice offers. */
export const reachDirectly = {
  en: 'Reach us directly:',
  de: 'So erreichen Sie uns direkt:',
} satisfies Record<Language, string>;
