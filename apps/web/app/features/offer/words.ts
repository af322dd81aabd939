import type { Language } from '@mainstage/contracts/language';
import { german } from './words.de';
import { english } from './words.en';
import type { FormWords } from './words.types';

export const formWords: Readonly<Record<Language, FormWords>> = { en: english, de: german };
