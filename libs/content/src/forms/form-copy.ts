import type { FieldErrorCode } from '@mainstage/contracts/field';
import type { FormBody, FormName } from '@mainstage/contracts/forms/forms';
import type { Language } from '../notices/notice';

/** Names of a form's fields. */
export type FieldOf<F extends FormName> = keyof FormBody<F> & string;

/** What a form says: its labels, its button at rest and at work. */
export interface FormCopy<Field extends string> {
  language: Language;
  labels: Record<Field, string>;
  /** A line under a field. */
  hints?: Partial<Record<Field, string>>;
  /** Words of this form's own for a field error; all others stand in `field-errors`. */
  errors?: Partial<Record<FieldErrorCode, string>>;
  submit: string;
  submitting: string;
}

/** The copy of whichever form: what a field component looks itself up in. */
export type AnyFormCopy = Omit<FormCopy<string>, 'labels'> & { labels: Partial<Record<string, string>> };

/** The words in each consent text that lead to the privacy policy. */
export const privacyWords = { en: 'privacy policy', de: 'Datenschutzerklärung' } satisfies Record<Language, string>;

export const requiredHint = {
  en: 'Fields marked * are required.',
  de: 'Mit * markierte Felder sind Pflichtfelder.',
} satisfies Record<Language, string>;

export const newTabHint = { en: 'opens in a new tab', de: 'öffnet in neuem Tab' } satisfies Record<Language, string>;

export const closeDialog = { en: 'Close', de: 'Schließen' } satisfies Record<Language, string>;
