import type { Language } from '@mainstage/contracts/language';
import { confirmationDe } from './confirmation.de';
import { confirmationEn } from './confirmation.en';
import type { ApplicationWords } from './confirmation-words.types';

export const confirmationWords: Readonly<Record<Language, ApplicationWords>> = {
  en: confirmationEn,
  de: confirmationDe,
};
