import type { AnsweredForm, AcceptField, WishField } from './typed';

/** Texts that the page of an offer has beside those that it shares with its PDF (`pageTexts`). */
export interface FormWords {
  toAccept: string;
  bindingUntil: (moment: string) => string;
  fullPlan: string;
  billingHint: string;
  errors: Record<AcceptField | WishField | 'reason', string>;
  failed: Record<NonNullable<AnsweredForm['problem']>, string>;
}
