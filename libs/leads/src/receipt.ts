import { fullDateText, fullGermanDateText } from '@mainstage/contracts/date-text';
import { chosenLines } from '@mainstage/content/brief/chosen-lines';
import { estimatePathOf } from '@mainstage/content/estimate/address';
import { type ReceiptLink, meanwhileVenue, receiptPages, receiptWords } from '@mainstage/content/forms/receipt';
import { englishInterests, englishLabels, germanLabels } from '@mainstage/content/forms/receipt-labels';
import { venueIn } from '@mainstage/content/forms/tour-venue';
import { type Language, submittedLanguage } from '@mainstage/contracts/language';
import { venues } from '@mainstage/content/venues/venues';
import type { Brief } from './brief/form';
import { businessEventCopy } from './business-event/fields';
import { contactCopy } from './contact/fields';
import type { AnyFormCopy, FieldDescription } from './form-copy';
import type { FormName } from './forms';
import { tourCopy } from './tour/fields';

/** The forms with a receipt; the newsletter shows one line, the webinar has its own page. */
export type ReceiptForm = keyof (typeof receiptPages)['en'] & FormName;

/** A submitted form: values by field, and the choices made on the pages. */
export type SentBody = Readonly<Record<string, unknown>> & { brief?: Brief };

/** Content of a receipt except the deadline, which depends on the clock. */
export interface ReceiptText {
  language: Language;
  title: string;
  /** The input as text, with the form's labels. */
  sent: readonly (readonly [label: string, words: string])[];
  meanwhile: readonly ReceiptLink[];
}

const copies: Record<ReceiptForm, AnyFormCopy> = {
  contact: contactCopy,
  tour: tourCopy,
  'business-event': businessEventCopy,
};

/** A missing field does not compile. */
type LabelsOf<Copy extends AnyFormCopy> = { readonly [Field in keyof Copy['fields']]: string };

/** Labels in the language that is not the form's own. */
const otherLabels: Record<ReceiptForm, Readonly<Partial<Record<string, string>>>> = {
  contact: germanLabels.contact satisfies LabelsOf<typeof contactCopy>,
  tour: germanLabels.tour satisfies LabelsOf<typeof tourCopy>,
  'business-event': englishLabels['business-event'] satisfies LabelsOf<typeof businessEventCopy>,
};

const dayIn: Record<Language, (day: string) => string> = {
  en: (day) => fullDateText(day, { weekday: 'long' }),
  de: fullGermanDateText,
};

export const hasReceipt = (form: FormName): form is ReceiptForm => Object.hasOwn(receiptPages.en, form);

/** The receipt of a submitted form, in the language of its visitor (rule visitor.language). */
export function receiptOf(form: ReceiptForm, body: SentBody): ReceiptText {
  const language = answeredIn(form, body);
  const { title, meanwhile } = receiptPages[language][form];
  const own = venueLinks(body, language);
  const others = own.length > 0 ? meanwhile.filter(({ to }) => to !== '/estimate').slice(0, 2) : meanwhile;
  return { language, title, sent: sentRows(form, body, language), meanwhile: [...own, ...others] };
}

/** The submitted language, otherwise that of the form. */
export const answeredIn = (form: ReceiptForm, body: SentBody): Language => submittedLanguage(body, copies[form]);

function sentRows(form: ReceiptForm, body: SentBody, language: Language): [string, string][] {
  const labels = language === copies[form].language ? undefined : otherLabels[form];
  const typed = Object.entries(copies[form].fields).flatMap(([name, field]): [string, string][] => {
    const value = body[name];
    const text = value === undefined || value === null ? '' : String(value).trim();
    // A consent is not text, and was required to submit the form.
    if (!field || field.control === 'consent' || !text) return [];
    return [[labels?.[name] ?? field.label, wordsOf(field, text, language)]];
  });
  const chosen = chosenWords(body.brief ?? {}, language);
  return chosen.length > 0 ? [...typed, [receiptWords[language].request, chosen.join(' · ')]] : typed;
}

function wordsOf(field: FieldDescription, value: string, language: Language): string {
  if (field.control === 'date') return dayIn[language](value);
  if (field.control === 'time') return receiptWords[language].time(value);
  if (field.control !== 'select') return value;
  const [, words = value] = field.options?.find(([option]) => option === value) ?? [];
  return (language === 'en' && englishInterests[value]) || words;
}

function chosenWords({ shortlist = [], ...brief }: Brief, language: Language): string[] {
  const listed = shortlist.filter((venue) => venue !== brief.venue);
  return [
    ...chosenLines(brief, language).map(([, words]) => words),
    ...listed.map((venue) => receiptWords[language].shortlisted(venues[venue].name)),
  ];
}

/** The page of the requested venue, and its prices. */
function venueLinks({ brief, additionalInformation }: SentBody, language: Language): ReceiptLink[] {
  const venue = brief?.venue ?? venueIn(typeof additionalInformation === 'string' ? additionalInformation : '');
  if (!venue) return [];
  const words = meanwhileVenue[language](venues[venue].name);
  return [
    { to: `/venues/${venue}`, label: words.page },
    { to: estimatePathOf(venue), label: words.estimate },
  ];
}
