import type { Language } from '@mainstage/contracts/language';
import type { AnsweredForm, AcceptField, WishField } from './typed';
import { german } from './words.de';
import { english } from './words.en';

/** Texts that the page of an offer has beside those that it shares with its PDF (`pageTexts`). */
export interface FormWords {
  toAccept: string;
  fullPlan: string;
  billingHint: string;
  errors: Record<AcceptField | WishField | 'reason', string>;
  failed: Record<NonNullable<AnsweredForm['problem']>, string>;
}

export const formWords: Readonly<Record<Language, FormWords>> = { en: english, de: german };
