import { berlinToday } from '@mainstage/contracts/calendar';
import { brand } from '@mainstage/content/site/brand';
import { estimatePrices } from '@mainstage/content/estimate/estimate-prices';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { writeChoices } from '@mainstage/estimate/choices';
import { estimateOf } from '@mainstage/estimate/estimate';
import { roundingRule } from '@mainstage/estimate/money';
import { sheetText, type StepText } from '@mainstage/estimate/sheet-text';
import type { PdfDocument } from '@mainstage/pdf/document';
import { type EstimateChoices } from './estimate-choices';

const { sheet: words } = estimatePage.copy;

interface EstimateDocumentOptions {
  now: Date;
  /** Origin of the site, where the same estimate can be opened. */
  origin: string;
  /** Whether missing prices are shown as samples; they are on request otherwise. */
  samplePrices: boolean;
}

/** The estimate as the site's page prints it: every line with its rule, every payment and deadline with its day. */
export async function estimateDocument(
  { choices, raw }: Extract<EstimateChoices, { reason: null }>,
  { now, origin, samplePrices }: EstimateDocumentOptions,
): Promise<Buffer> {
  const { createDocument } = await import('@mainstage/pdf/document');
  const today = berlinToday(now);
  const address = `${origin}/estimate?${writeChoices(raw)}`;
  const text = sheetText(estimateOf(choices, today, estimatePrices(samplePrices)), today, address);
  const document = createDocument({
    title: `${text.title}: ${words.mark.toLowerCase()}`,
    subject: text.facts,
    lang: 'en',
    date: now,
  });
  document.title(text.title);
  document.section(words.mark);
  document.lead(text.facts);
  document.rows({ [words.total]: [text.sum, text.later].filter(Boolean).join(', '), [words.computedAt]: text.today });
  document.section(words.lines);
  document.features(text.lines.map(({ label, amount, rule }) => ({ title: `${label}: ${amount}`, description: rule })));
  if (text.dated) {
    setSteps(document, words.payment, text.payments, text.paymentNote);
    setSteps(document, words.cancellation, text.cancellation);
    setSteps(document, words.changes, text.changes, text.changesNote);
  } else document.paragraph(text.undated);
  document.section(words.notes);
  const notes = [text.overtimeHour, text.lateInterest, roundingRule, words.nature, words.disclaimer];
  for (const note of notes.filter(Boolean)) document.note(note);
  document.paragraph(words.again);
  document.link(`${origin.replace(/^https?:\/\//, '')}/estimate`, address);
  document.note(`${brand.name}, ${brand.address.street}, ${brand.address.postcode} ${brand.address.city}`);
  return document.end();
}

function setSteps(document: PdfDocument, title: string, steps: readonly StepText[], note = ''): void {
  document.section(title);
  if (note) document.note(note);
  if (steps.length === 0) return;
  document.table({
    head: ['What', 'When', 'Amount'],
    rows: steps.map(({ label, day, amount, now, over }) => [
      label,
      [day, now && words.now, over && words.over].filter(Boolean).join(', '),
      amount || '–',
    ]),
    shares: [3, 3, 2],
    numbers: [2],
  });
}
