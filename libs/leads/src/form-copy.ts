import type { Language } from '@mainstage/contracts/language';
import type { FieldErrorCode, ValueField } from '@mainstage/contracts/field';

/**
 * How a form asks for a field, in the page and where no scripts run. What must be filled in, and how long it may be, the
 * form's class says.
 */
export type FieldDescription = {
  label: string;
  /** A line under the field. */
  hint?: string;
} & (
  | {
      /** One line; `digits` is a whole number. */
      control: 'text' | 'email' | 'tel' | 'date' | 'time' | 'digits';
      /** What the browser may fill in, in the terms of the HTML standard; nothing unless said. */
      autoComplete?: string;
    }
  | { control: 'lines'; rows: number }
  | {
      control: 'select';
      /** Value and words of each choice; absent where only the server knows them. */
      options?: readonly (readonly [value: string, words: string])[];
      /** What choosing nothing is called; without it something is always chosen. */
      empty?: string;
    }
  /** A box whose words are the form's consent text. */
  | { control: 'consent' }
);

/** What somebody fills in. The language is the page's, and may be changed by a choice below the fields. */
type AskedField<Form> = Exclude<ValueField<Form>, 'language'>;

/** What a form says: its fields in the order in which they are shown, its button at rest and at work. */
export interface FormCopy<Form extends object> {
  /** Of the page, and of what is sent where the form names no other (rule visitor.language). */
  language: Language;
  /** Every field that somebody fills in: one that is forgotten does not compile. */
  fields: { readonly [Field in AskedField<Form>]: FieldDescription };
  /** This form's own messages for field errors; all others are in `field-errors`. */
  errors?: Partial<Record<FieldErrorCode, string>>;
  submit: string;
  submitting: string;
}

/** The copy of whichever form: what a field component looks itself up in. */
export type AnyFormCopy = Omit<FormCopy<object>, 'fields'> & {
  fields: Readonly<Partial<Record<string, FieldDescription>>>;
};

/**
 * How the mail to sales shows a field: with a label, as a name with a label, as a phone link, as a quote of several lines, rephrased by the
 * mail itself (how), or not at all (why).
 */
export type FieldForSales =
  string | { name: string } | { phone: string } | { quote: string } | { rephrased: string } | { hidden: string };

/** Every field of a form, in the order in which sales reads them: one that is forgotten does not compile. */
export type FieldsForSales<Form extends object> = { readonly [Field in AskedField<Form>]: FieldForSales };
