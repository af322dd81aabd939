import type { Language } from '@mainstage/contracts/language';
import type { FieldErrorCode } from '@mainstage/contracts/field-codes';
import type { ValueField } from '@mainstage/contracts/field';

/**
 * Description of a form field, shared by the page with and without scripts. The form's class, which checks it, is too
 * large for a page's first scripts.
 */
export type FieldDescription = {
  label: string;
  /** By default a field is required. */
  optional?: true;
  hint?: string;
} & (
  | {
      /** Single line; `digits` is a whole number. */
      control: 'text' | 'email' | 'tel' | 'date' | 'time' | 'digits';
      /** `autocomplete` token of the HTML standard; none by default. */
      autoComplete?: string;
    }
  | { control: 'lines'; rows: number }
  | {
      control: 'select';
      /** Value and label of each choice; absent if only the server knows them. */
      options?: readonly (readonly [value: string, words: string])[];
      /** Label for no choice; without it a choice is required. */
      empty?: string;
    }
  /** A checkbox with the form's consent text as label. */
  | { control: 'consent' }
);

/** A field that visitors fill in. The language is the page's, and may be changed below the fields. */
type AskedField<Form> = Exclude<ValueField<Form>, 'language'>;

/** Optional exactly if the form's class has it so: anything else does not compile. */
type Needed<Form, Field extends keyof Form> =
  Record<never, never> extends Pick<Form, Field> ? { optional: true } : { optional?: never };

/** Texts of a form: its fields in display order, and its button. */
export interface FormCopy<Form extends object> {
  /** Of the page, and of mails if the form contains no other (rule visitor.language). */
  language: Language;
  /** Every field that visitors fill in: a missing one does not compile. */
  fields: { readonly [Field in AskedField<Form>]: FieldDescription & Needed<Form, Field> };
  /** This form's own messages for field errors; all others are in `field-errors`. */
  errors?: Partial<Record<FieldErrorCode, string>>;
  submit: string;
  submitting: string;
}

/** The copy of any form, for field components. */
export type AnyFormCopy = Omit<FormCopy<object>, 'fields'> & {
  fields: Readonly<Partial<Record<string, FieldDescription>>>;
};

/**
 * Display of a field in the mail to sales: with a label, as a name with a label, as a phone link, as a quote of several
 * lines, rephrased by the mail itself (how), or not at all (why).
 */
export type FieldForSales =
  string | { name: string } | { phone: string } | { quote: string } | { rephrased: string } | { hidden: string };

/** Every field of a form, in the order for sales: a missing one does not compile. */
export type FieldsForSales<Form extends object> = { readonly [Field in AskedField<Form>]: FieldForSales };
