import type { Language } from '@mainstage/contracts/language';
import { clientWordsDe } from './client-words.de';
import { clientWordsEn } from './client-words.en';
import type { ClientWords } from './client-words.types';

export const clientWords: Readonly<Record<Language, ClientWords>> = { en: clientWordsEn, de: clientWordsDe };
