import type { Language } from '@mainstage/contracts/language';
import { lineTextsDe } from './line-texts.de';
import { lineTextsEn } from './line-texts.en';
import type { LineTexts } from './line-texts.types';

export const lineTexts: Readonly<Record<Language, LineTexts>> = { en: lineTextsEn, de: lineTextsDe };
