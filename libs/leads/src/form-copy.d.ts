import type { Language } from '@mainstage/content/notices/notice';
import type { FieldErrorCode, ValueField } from '@mainstage/contracts/field';
/** What a form says: its labels, its button at rest and at work. */
export interface FormCopy<Form extends object> {
    language: Language;
    labels: Record<ValueField<Form>, string>;
    /** A line under a field. */
    hints?: Partial<Record<ValueField<Form>, string>>;
    /** Words of this form's own for a field error; all others stand in `field-errors`. */
    errors?: Partial<Record<FieldErrorCode, string>>;
    submit: string;
    submitting: string;
}
/** The copy of whichever form: what a field component looks itself up in. */
export type AnyFormCopy = Omit<FormCopy<object>, 'labels' | 'hints'> & {
    labels: Partial<Record<string, string>>;
    hints?: Partial<Record<string, string>>;
};
/**
 * How the mail to sales shows a field: beside a label, as a number to ring, as a quote of several lines, told in other
 * words by the mail itself (how), or not at all (why).
 */
export type FieldForSales = string | {
    phone: string;
} | {
    quote: string;
} | {
    told: string;
} | {
    hidden: string;
};
/** Every field of a form, in the order in which sales reads them: one that is forgotten does not compile. */
export type FieldsForSales<Form extends object> = {
    readonly [Field in ValueField<Form>]: FieldForSales;
};
