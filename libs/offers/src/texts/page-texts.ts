import type { Language } from '@mainstage/contracts/language';
import { pageTextsDe } from './page-texts.de';
import { pageTextsEn } from './page-texts.en';
import type { PageTexts } from './page-texts.types';

export const pageTexts: Readonly<Record<Language, PageTexts>> = { en: pageTextsEn, de: pageTextsDe };
