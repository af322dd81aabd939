import type { AcceptOffer, OfferAcceptance } from '@mainstage/contracts/offers/calls';
import type { OfferBinding, OfferContent } from '@mainstage/contracts/offers/offer';
import type { Terms } from '@mainstage/contracts/offers/terms';
import { brand } from '@mainstage/content/site/brand';
import { type OfferFormat, offerFormats } from '@mainstage/offers/format';
import { documentTexts } from '@mainstage/offers/texts/document-texts';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { offerTotals } from '@mainstage/offers/totals';
import type { PdfDocument } from '@mainstage/pdf/document';
import { venueName } from '@mainstage/venues/facts/display-names';
import { offerFacts } from './document/offer-facts';
import { setOfferLines } from './document/offer-lines';
import { setOfferPlan } from './document/offer-plan';
import { setTerms } from './document/offer-terms';

/** Record of an acceptance, as far as its PDF shows it. */
export type DocumentAcceptance = Pick<OfferAcceptance, 'acceptedAt' | 'name' | 'position' | 'company' | 'orderNumber'> &
  Pick<AcceptOffer, 'lines' | 'billingAddress'> & {
    /** Member who accepted on behalf of the client; null for the client. */
    by: string | null;
  };

export interface OfferDocument {
  number: string;
  version: number;
  content: OfferContent;
  /** Null once it is accepted. */
  binding: OfferBinding | null;
  /** The version that the content names; null if there are none. */
  terms: Terms | null;
  /** Whether prices are samples. */
  sample: boolean;
  acceptance: DocumentAcceptance | null;
  /** Date of the document: when it was sent or accepted. */
  date: Date;
}

/**
 * The PDF of an offer: the content of its page, and the record of its acceptance (rule offer.document). The same input
 * gives the same bytes.
 */
export async function renderOffer(offer: OfferDocument): Promise<Buffer> {
  const { createDocument } = await import('@mainstage/pdf/document');
  const { printableText } = await import('@mainstage/pdf/fonts/printable-text');
  const { number, version, language } = { ...offer, ...offer.content };
  const content = printableContent(offer.content, printableText);
  const [texts, own] = [pageTexts[language], documentTexts[language]];
  const format = offerFormats[language];
  const document = createDocument({
    title: texts.offer(number, version),
    subject: own.subject(venueName(content.venue), format.day(content.day)),
    lang: language,
    date: offer.date,
  });
  document.title(texts.offer(number, version));
  if (offer.sample) document.lead(texts.sample);
  setParties(document, offer, content);
  if (content.textBefore !== '') document.paragraph(content.textBefore);
  document.section(texts.facts.heading);
  document.rows(offerFacts(content));
  const ticked = offer.acceptance?.lines ?? [];
  setOfferLines(document, content, ticked);
  setTotals(document, content, ticked, format);
  document.section(texts.notIncluded.heading);
  document.list(texts.notIncluded.items);
  if (content.textAfter !== '') document.paragraph(content.textAfter);
  if (offer.acceptance) setAcceptance(document, printableRecord(offer.acceptance, printableText), language);
  else setBinding(document, offer);
  document.section(texts.terms.heading);
  document.paragraph(content.terms === null ? texts.terms.none : texts.terms.version(content.terms));
  setOfferPlan(document, content);
  if (offer.terms) setTerms(document, offer.terms, language, printableText);
  return document.end();
}

function setParties(document: PdfDocument, { number, version, date }: OfferDocument, content: OfferContent): void {
  const [texts, own] = [pageTexts[content.language], documentTexts[content.language]];
  const { street, postcode, city } = brand.address;
  const { client } = content;
  document.rows({
    [own.to]: [client.company, client.name].filter(Boolean).join('\n'),
    [own.from]: `${brand.name}\n${street}, ${postcode} ${city}\n${brand.salesEmail}, ${brand.phone.label}`,
    [texts.facts.number]: texts.reference(number, version),
    [texts.facts.date]: offerFormats[content.language].moment(date.toISOString()),
  });
}

function setTotals(
  document: PdfDocument,
  content: OfferContent,
  ticked: readonly string[],
  { money }: OfferFormat,
): void {
  const { totals: texts } = pageTexts[content.language];
  const { net, vat, gross } = offerTotals(content, ticked);
  document.section(texts.heading);
  document.rows({
    [texts.net]: money(net),
    ...Object.fromEntries(vat.map((rate) => [texts.vat(rate.percent, money(rate.net)), money(rate.vat)])),
    [texts.gross]: money(gross),
  });
  const open = content.lines.some(({ optional, hidden, id }) => optional && !hidden && !ticked.includes(id));
  document.note([open && ticked.length === 0 && texts.withoutOptional, texts.rounding].filter(Boolean).join(' '));
}

function setBinding(document: PdfDocument, { binding, content }: OfferDocument): void {
  const { binding: texts, accept } = pageTexts[content.language];
  const own = documentTexts[content.language];
  if (!binding) return;
  const { moment } = offerFormats[content.language];
  document.section(texts.heading);
  if (binding.kind === 'binding' || binding.kind === 'booked') {
    if (binding.kind === 'booked') document.paragraph(texts.booked);
    else {
      document.paragraph(texts.binding(moment(binding.until)));
      document.paragraph(binding.challenged ? texts.challenged(moment(binding.until)) : texts.first);
    }
    const how = content.customer === 'private' ? own.howPrivate : own.howCompany;
    document.paragraph(content.customer === 'company' && content.terms === null ? accept.noTerms : how);
  } else if (binding.kind === 'waiting') document.paragraph(texts.waiting(binding.rank));
  else document.paragraph(binding.kind === 'taken' ? texts.taken : texts.withoutOption);
}

function setAcceptance(document: PdfDocument, accepted: DocumentAcceptance, language: OfferContent['language']): void {
  const { record: texts } = documentTexts[language];
  const moment = offerFormats[language].moment(accepted.acceptedAt);
  document.section(texts.heading);
  document.paragraph(texts.intro(moment));
  const rows = {
    [texts.name]: accepted.name,
    [texts.position]: accepted.position,
    [texts.company]: accepted.company,
    [texts.billingAddress]: accepted.billingAddress,
    [texts.orderNumber]: accepted.orderNumber ?? '',
    [texts.acceptedAt]: moment,
  };
  document.rows(Object.fromEntries(Object.entries(rows).filter(([, value]) => value !== '')));
  if (accepted.by !== null) document.note(texts.onBehalf(accepted.by));
}

type Printable = (text: string) => string;

function printableContent(content: OfferContent, print: Printable): OfferContent {
  const { client } = content;
  return {
    ...content,
    client: { ...client, name: print(client.name), company: client.company && print(client.company) },
    layout: content.layout && print(content.layout),
    lines: content.lines.map((line) => ({
      ...line,
      label: print(line.label),
      rule: print(line.rule),
      discount: line.discount && { ...line.discount, reason: print(line.discount.reason) },
    })),
    textBefore: print(content.textBefore),
    textAfter: print(content.textAfter),
  };
}

const printableRecord = (accepted: DocumentAcceptance, print: Printable): DocumentAcceptance => ({
  ...accepted,
  name: print(accepted.name),
  position: print(accepted.position),
  company: print(accepted.company),
  billingAddress: print(accepted.billingAddress),
  orderNumber: accepted.orderNumber && print(accepted.orderNumber),
  by: accepted.by && print(accepted.by),
});
