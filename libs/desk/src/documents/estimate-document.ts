import { berlinToday } from '@mainstage/contracts/calendar';
import { brand } from '@mainstage/content/site/brand';
import { estimatePrices } from '@mainstage/content/estimate/estimate-prices';
import { estimateTextsDe } from '@mainstage/content/estimate/estimate-texts.de';
import { estimateTextsEn } from '@mainstage/content/estimate/estimate-texts.en';
import { sheetTextsDe } from '@mainstage/content/estimate/sheet-texts.de';
import { sheetTextsEn } from '@mainstage/content/estimate/sheet-texts.en';
import type { Language } from '@mainstage/contracts/language';
import { writeChoices } from '@mainstage/estimate/choices';
import { estimateOf } from '@mainstage/estimate/estimate';
import { type SheetText, sheetText, type StepText } from '@mainstage/estimate/sheet-text';
import type { PdfDocument } from '@mainstage/pdf/document';
import { type EstimateChoices } from './estimate-choices';
import { estimateWordsDe } from './estimate-words.de';
import { type EstimateDocumentWords, estimateWordsEn } from './estimate-words.en';

type Estimated = Extract<EstimateChoices, { reason: null }>;

const texts = {
  en: { estimate: estimateTextsEn, sheet: sheetTextsEn, document: estimateWordsEn },
  de: { estimate: estimateTextsDe, sheet: sheetTextsDe, document: estimateWordsDe },
} as const satisfies Record<Language, object>;

export const estimateFileName = (bookable: string, language: Language): string =>
  `${bookable}-${texts[language].document.file}.pdf`;

interface EstimateTextOptions {
  now: Date;
  address: string;
  samplePrices: boolean;
}

interface EstimateDocumentOptions {
  /** Language of the client (rule visitor.language). */
  language: Language;
  now: Date;
  /** Origin of the site, where the same estimate can be opened. */
  origin: string;
  /** Whether missing prices are shown as samples; they are on request otherwise. */
  samplePrices: boolean;
}

/** The text of an estimate in a language. @param address of the same estimate on the site */
export function estimateText(
  { choices }: Pick<Estimated, 'choices'>,
  language: Language,
  options: EstimateTextOptions,
): SheetText {
  const { now, address, samplePrices } = options;
  const today = berlinToday(now);
  const { estimate, sheet } = texts[language];
  return sheetText(estimateOf(choices, today, estimatePrices(samplePrices), estimate), today, address, sheet);
}

/** The estimate as the site's page prints it: every line with its rule, every payment and deadline with its day. */
export async function estimateDocument(
  { choices, raw }: Estimated,
  { now, origin, samplePrices, language }: EstimateDocumentOptions,
): Promise<Buffer> {
  const { createDocument } = await import('@mainstage/pdf/document');
  const words = texts[language].document;
  const address = `${origin}/estimate?${writeChoices(raw)}`;
  const text = estimateText({ choices }, language, { now, address, samplePrices });
  const document = createDocument({
    title: words.heading(text.title),
    subject: text.facts,
    lang: language,
    date: now,
  });
  document.title(text.title);
  document.section(words.mark);
  document.lead(text.facts);
  document.rows({ [words.total]: [text.sum, text.later].filter(Boolean).join(', '), [words.computedAt]: text.today });
  document.section(words.lines);
  document.features(text.lines.map(({ label, amount, rule }) => ({ title: `${label}: ${amount}`, description: rule })));
  if (text.dated) {
    setSteps(document, words, words.payment, text.payments, text.paymentNote);
    setSteps(document, words, words.cancellation, text.cancellation);
    setSteps(document, words, words.changes, text.changes, text.changesNote);
  } else document.paragraph(text.undated);
  document.section(words.notes);
  const notes = [text.overtimeHour, text.lateInterest, words.rounding, words.nature, words.disclaimer];
  for (const note of notes.filter(Boolean)) document.note(note);
  document.paragraph(words.again);
  document.link(`${origin.replace(/^https?:\/\//, '')}/estimate`, address);
  document.note(`${brand.name}, ${brand.address.street}, ${brand.address.postcode} ${brand.address.city}`);
  return document.end();
}

function setSteps(
  document: PdfDocument,
  words: EstimateDocumentWords,
  title: string,
  steps: readonly StepText[],
  note = '',
): void {
  document.section(title);
  if (note) document.note(note);
  if (steps.length === 0) return;
  document.table({
    head: words.head,
    rows: steps.map(({ label, day, amount, now, over }) => [
      label,
      [day, now && words.now, over && words.over].filter(Boolean).join(', '),
      amount || '–',
    ]),
    shares: [3, 3, 2],
    numbers: [2],
  });
}
