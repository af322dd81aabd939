import type { Language } from '@mainstage/contracts/language';
import { dayWordsEn } from './day-words.en';
import { dayWordsDe } from './day-words.de';
import type { DayWords } from './day-words.types';

export const dayWords: Readonly<Record<Language, DayWords>> = { en: dayWordsEn, de: dayWordsDe };
