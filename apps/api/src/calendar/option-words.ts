import type { Language } from '@mainstage/contracts/language';
import { optionWordsDe } from './option-words.de';
import { optionWordsEn } from './option-words.en';
import type { OptionWords } from './option-words.types';

export const optionWords: Readonly<Record<Language, OptionWords>> = { en: optionWordsEn, de: optionWordsDe };
