import type { Language } from '@mainstage/contracts/language';
import { confirmationDe } from './confirmation.de';
import { confirmationEn } from './confirmation.en';
import type { ConfirmationWords } from './confirmation-words.types';

export const confirmationWords: Readonly<Record<Language, ConfirmationWords>> = {
  en: confirmationEn,
  de: confirmationDe,
};
