import type { OfferContent, OfferLine } from '@mainstage/contracts/offers/offer';
import { offerFormats } from '@mainstage/offers/format';
import { documentTexts } from '@mainstage/offers/texts/document-texts';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { unitTexts } from '@mainstage/offers/texts/unit-texts';
import { lineNet } from '@mainstage/offers/totals';
import type { PdfDocument } from '@mainstage/pdf/document';

/** The lines of an offer with their rules: first those that count, then the optional ones. */
export function setOfferLines(document: PdfDocument, content: OfferContent, ticked: readonly string[]): void {
  const { lines: texts } = pageTexts[content.language];
  const shown = content.lines.filter(({ hidden }) => !hidden);
  const counted = shown.filter(({ id, optional }) => !optional || ticked.includes(id));
  const open = shown.filter(({ id, optional }) => optional && !ticked.includes(id));
  setLines(document, texts.heading, counted, content, true);
  if (open.length === 0) return;
  setLines(document, texts.optionalHeading, open, content, false);
}

function setLines(
  document: PdfDocument,
  heading: string,
  lines: readonly OfferLine[],
  content: OfferContent,
  chosen: boolean,
): void {
  const { lines: texts } = pageTexts[content.language];
  document.section(heading);
  document.table({
    head: [texts.label, texts.quantity, texts.unitPrice, texts.amount],
    rows: lines.map((line) => rowOf(line, content.language)),
    notes: lines.map((line) => noteOf(line, content.language, chosen)),
    shares: [42, 15, 24, 19],
    numbers: [2, 3],
    wide: true,
  });
}

function rowOf(line: OfferLine, language: OfferContent['language']): string[] {
  const { lines: texts } = pageTexts[language];
  const { money } = offerFormats[language];
  const { quantity, per } = unitTexts[language];
  const net = lineNet(line);
  const price = line.unitCents === null ? '–' : [money(line.unitCents), per[line.unit]].filter(Boolean).join(' ');
  return [
    line.label,
    quantity(line.unit, line.quantity),
    line.unitCents === 0 ? texts.included : price,
    net === null ? '–' : line.unitCents === 0 ? texts.included : money(net),
  ];
}

const noteOf = (
  { rule, discount, optional, vatPercent }: OfferLine,
  language: OfferContent['language'],
  chosen: boolean,
): string =>
  [
    rule,
    discount ? `${pageTexts[language].lines.discount(discount.percent, discount.reason)}.` : '',
    documentTexts[language].vat(vatPercent),
    optional && chosen ? documentTexts[language].optional : '',
  ]
    .filter(Boolean)
    .join(' ');
