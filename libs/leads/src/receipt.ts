import { fullDateText, fullGermanDateText } from '@mainstage/contracts/date-text';
import { chosenLines } from '@mainstage/content/brief/chosen-lines';
import { estimatePathOf } from '@mainstage/content/estimate/address';
import { type ReceiptLink, meanwhileVenue, receiptPages, receiptWords } from '@mainstage/content/forms/receipt';
import { englishInterests, englishLabels, germanLabels } from '@mainstage/content/forms/receipt-labels';
import { venueIn } from '@mainstage/content/forms/tour-venue';
import { type Language, languageOf } from '@mainstage/contracts/language';
import { venues } from '@mainstage/content/venues/venues';
import type { Brief } from './brief/form';
import { businessEventCopy } from './business-event/form';
import { contactCopy } from './contact/form';
import type { AnyFormCopy, FieldDescription } from './form-copy';
import type { FormName } from './forms';
import { tourCopy } from './tour/form';

/** The forms that a receipt replaces; the newsletter has a line, the webinar a page of its own. */
export type ReceiptForm = keyof (typeof receiptPages)['en'] & FormName;

/** A form as it was sent: values by field, and what was chosen on the pages. */
export type SentBody = Readonly<Record<string, unknown>> & { brief?: Brief };

/** What a receipt says beside when it is answered, which is the clock's to say. */
export interface ReceiptText {
  language: Language;
  title: string;
  /** What was typed and chosen, in words, beside what the form calls it. */
  sent: readonly (readonly [label: string, words: string])[];
  meanwhile: readonly ReceiptLink[];
}

const copies: Record<ReceiptForm, AnyFormCopy> = {
  contact: contactCopy,
  tour: tourCopy,
  'business-event': businessEventCopy,
};

/** By a field that is forgotten this does not compile. */
type LabelsOf<Copy extends AnyFormCopy> = { readonly [Field in keyof Copy['fields']]: string };

/** What the fields are called in the language that is not that of the form. */
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

/** The receipt of a form that was taken, in the language in which its visitor is answered (rule visitor.language). */
export function receiptOf(form: ReceiptForm, body: SentBody): ReceiptText {
  const language = answeredIn(form, body);
  const { title, meanwhile } = receiptPages[language][form];
  const own = venueLinks(body, language);
  const others = own.length > 0 ? meanwhile.filter(({ to }) => to !== '/estimate').slice(0, 2) : meanwhile;
  return { language, title, sent: sentRows(form, body, language), meanwhile: [...own, ...others] };
}

/** The language that was sent, else that of the form. */
export const answeredIn = (form: ReceiptForm, { language }: SentBody): Language =>
  languageOf(typeof language === 'string' ? language : '') ?? copies[form].language;

function sentRows(form: ReceiptForm, body: SentBody, language: Language): [string, string][] {
  const labels = language === copies[form].language ? undefined : otherLabels[form];
  const typed = Object.entries(copies[form].fields).flatMap(([name, field]): [string, string][] => {
    const value = body[name];
    const text = value === undefined || value === null ? '' : String(value).trim();
    // A tick is no text, and who got here has set it.
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

/** The page of the venue that was asked for, and what it costs. */
function venueLinks({ brief, additionalInformation }: SentBody, language: Language): ReceiptLink[] {
  const venue = brief?.venue ?? venueIn(typeof additionalInformation === 'string' ? additionalInformation : '');
  if (!venue) return [];
  const words = meanwhileVenue[language](venues[venue].name);
  return [
    { to: `/venues/${venue}`, label: words.page },
    { to: estimatePathOf(venue), label: words.estimate },
  ];
}
