import type { Language } from '@mainstage/contracts/language';
import { confirmationDe } from './confirmation.de';
import { confirmationEn } from './confirmation.en';
import type { TourConfirmationWords } from './confirmation-words.types';

export const confirmationWords: Readonly<Record<Language, TourConfirmationWords>> = {
  en: confirmationEn,
  de: confirmationDe,
};
