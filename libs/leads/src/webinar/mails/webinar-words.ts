import type { Language } from '@mainstage/contracts/language';
import { webinarWordsDe } from './webinar-words.de';
import { webinarWordsEn } from './webinar-words.en';
import type { WebinarWords } from './webinar-words.types';

export const webinarWords: Readonly<Record<Language, WebinarWords>> = { en: webinarWordsEn, de: webinarWordsDe };
