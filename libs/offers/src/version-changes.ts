import type { OfferContent, OfferLine } from '@mainstage/contracts/offers/offer';
import { layoutName, venueName } from '@mainstage/venues/facts/display-names';
import { offerFormats } from './format';
import { changeTexts } from './texts/change-texts';
import { unitTexts } from './texts/unit-texts';
import { lineNet, offerTotals } from './totals';

/**
 * Differences of two versions in words and money, in the language of the later one (rule offer.changes). Hidden lines
 * are not mentioned: for the client they do not exist.
 * @returns one sentence for each difference, the total last; empty if nothing that is shown differs
 */
export function versionChanges(before: OfferContent, after: OfferContent): string[] {
  const texts = changeTexts[after.language];
  const format = offerFormats[after.language];
  const found = [...factChanges(before, after), ...lineChanges(before, after)];
  if (before.textBefore !== after.textBefore || before.textAfter !== after.textAfter) found.push(texts.text);
  const [old, now] = [before, after].map((content) => format.money(offerTotals(content, []).gross));
  if (old !== now) return [...found, texts.total(old!, now!)];
  return found.length > 0 ? [...found, texts.sameTotal(now!)] : [];
}

function factChanges(before: OfferContent, after: OfferContent): string[] {
  const { language } = after;
  const texts = changeTexts[language];
  const format = offerFormats[language];
  const values = (content: OfferContent) => ({
    venue: venueName(content.venue),
    day: format.day(content.day),
    hours: texts.hours(format.time(content.startsAt), format.time(content.endsAt)),
    setUp: texts.setUp(texts.minutes(content.setUpMinutes), texts.minutes(content.dismantlingMinutes)),
    guests: content.guests === null ? texts.open : format.number(content.guests),
    layout: layoutName(content.layout, language) ?? content.layout ?? texts.open,
    terms: content.terms ?? texts.open,
  });
  const [old, now] = [values(before), values(after)];
  return (Object.keys(now) as (keyof typeof now)[])
    .filter((fact) => old[fact] !== now[fact])
    .map((fact) => texts.fromTo(texts.what[fact], old[fact], now[fact]));
}

function lineChanges(before: OfferContent, after: OfferContent): string[] {
  const texts = changeTexts[after.language];
  const shown = (content: OfferContent) => content.lines.filter(({ hidden }) => !hidden);
  const old = new Map(shown(before).map((line) => [line.id, line]));
  const now = new Map(shown(after).map((line) => [line.id, line]));
  const amount = (line: OfferLine) => amountText(line, after.language);
  return [
    ...[...now.values()].flatMap((line) => {
      const was = old.get(line.id);
      if (was) return changesOf(was, line, after.language);
      return [(line.optional ? texts.addedOptional : texts.added)(line.label, amount(line))];
    }),
    ...[...old.values()].filter(({ id }) => !now.has(id)).map((line) => texts.dropped(line.label, amount(line))),
  ];
}

function amountText(line: OfferLine, language: OfferContent['language']): string {
  const net = lineNet(line);
  return net === null ? changeTexts[language].noAmount : offerFormats[language].money(net);
}

function changesOf(was: OfferLine, line: OfferLine, language: OfferContent['language']): string[] {
  const texts = changeTexts[language];
  const { quantity, per } = unitTexts[language];
  const { label } = line;
  const quantities = [was, line].map((each) => quantity(each.unit, each.quantity));
  const prices = [was, line].map(({ unitCents, unit }) =>
    unitCents === null
      ? texts.noAmount
      : [offerFormats[language].money(unitCents), per[unit]].filter(Boolean).join(' '),
  );
  const discounted = (each: OfferLine) => (each.discount ? `${each.discount.percent} ${each.discount.reason}` : '');
  return [
    was.label !== label && texts.renamed(was.label, label),
    quantities[0] !== quantities[1] && texts.quantity(label, quantities[0]!, quantities[1]!),
    prices[0] !== prices[1] && texts.price(label, prices[0]!, prices[1]!),
    was.vatPercent !== line.vatPercent && texts.vat(label, was.vatPercent, line.vatPercent),
    discounted(was) !== discounted(line) &&
      (line.discount ? texts.discount(label, line.discount.percent, line.discount.reason) : texts.noDiscount(label)),
    was.rule !== line.rule && texts.rule(label, line.rule),
    was.optional !== line.optional && (line.optional ? texts.madeOptional : texts.madeFixed)(label),
  ].filter((change) => change !== false);
}
