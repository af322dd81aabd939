import { cancellationRefunds, changes, overtime, paymentTerms } from '../constants/booking-terms';
import { giftCardTerms } from '../constants/gift-card';
import { offerPrices } from '../constants/prices';
import { promoTerms as promo, wallSize, type WallUpgrade } from '../constants/promo-terms';
import { marketingClaims } from '@mainstage/venues/facts/claims';
import { nounFor } from '@mainstage/contracts/counted';
import { type Block, overtimePercent } from './blocks';
import { perTextDe, requestReasonDe } from './bookable-texts.de';
import { countDe, euroDe, percentDe } from './format.de';
import type { RuleTexts } from './rule-texts.en';

const guestsText = (guests: number) => `${countDe(guests)} ${nounFor(guests, 'Gast', 'Gäste')}`;
const ofGuests = (guests: number) => `${countDe(guests)} ${nounFor(guests, 'Gast', 'Gästen')}`;
const daysText = (days: number) => `${countDe(days)} ${nounFor(days, 'Tag', 'Tage')}`;

const wallFor = ({ gets, paysFor }: WallUpgrade) =>
  `eine LED-Wand von ${wallSize(gets)} zum Preis von ${wallSize(paysFor)}`;

const { servicesOff } = promo['weekend-immersion'];
const { access } = promo['extended-focus'];
const hybrid = promo['hybrid-studio-day'];
const { instalments } = paymentTerms;
const { participants } = changes;

/** The times of promotions, which are facts in English. */
const promotionTimes = {
  'Friday 14:00': 'Freitag, 14:00 Uhr',
  'Monday 12:00': 'Montag, 12:00 Uhr',
  Friday: 'Freitag',
  Monday: 'Montag',
} as const satisfies Record<(typeof access)['from' | 'to'] | (typeof hybrid.days)['from' | 'to'], string>;
const accessText = `von ${promotionTimes[access.from]}, bis ${promotionTimes[access.to]}`;
const hybridDays = `von ${promotionTimes[hybrid.days.from]} bis ${promotionTimes[hybrid.days.to]}`;

const studioPackage = `Für Buchungen ${hybridDays} mit bis zu ${hybrid.hours} Stunden hat der Hybrid Studio Day einen eigenen Listenpreis: ${euroDe(offerPrices['hybrid-studio-day'])}.`;
const blocksDe = {
  'half-day': 'einen halben Tag',
  'full-day': 'einen ganzen Tag',
  evening: 'einen Abend',
} as const satisfies Record<Block, string>;

export const ruleTextsDe = {
  promotions: {
    'weekend-immersion': `${percentDe(servicesOff)} Rabatt auf Zusatzleistungen, ausgenommen Speisen und Getränke. Im Preis bereits enthalten: ${wallFor(promo['weekend-immersion'].wall)}.`,
    'weekday-business-edge': `Im Preis bereits enthalten: ${percentDe(promo['weekday-business-edge'].off)} Rabatt auf den Tagespreis und ${wallFor(promo['weekday-business-edge'].wall)}.`,
    'extended-focus': `Im Preis bereits enthalten: ${percentDe(promo['extended-focus'].off)} Rabatt und Zugang ${accessText}.`,
    'co-create-and-accelerate': `Im Preis bereits enthalten: ${percentDe(promo['co-create-and-accelerate'].secondDayOff)} Rabatt auf die Raummiete am zweiten Tag, ab ${promo['co-create-and-accelerate'].fromDays} Tagen.`,
    'virtual-keynote-experience': `Im Preis bereits enthalten: ${wallFor(promo['virtual-keynote-experience'].wall)}.`,
    'hybrid-studio-day': `Im Preis bereits enthalten: ${percentDe(hybrid.off)} Rabatt auf Produktionen ${hybridDays}, für bis zu ${hybrid.hours} Stunden.`,
  },
  lines: {
    base: (bookable, days, block) =>
      [
        bookable.byTheDay && days > 1 ? `${daysText(days)} zu je ${euroDe(bookable.priceEuro ?? 0)}.` : '',
        bookable.from
          ? `Die Preise beginnen bei ${euroDe(bookable.priceEuro ?? 0)} ${perTextDe(bookable)}.`
          : `Listenpreis ${perTextDe(bookable)}.`,
        block === 'half-day' || block === 'evening'
          ? `Für ${blocksDe[block]} gibt es keinen Listenpreis: Hier steht der volle Preis, das Angebot kann günstiger sein.`
          : '',
        bookable.group === 'office' ? 'Den Preis für eine monatsweise Miete nennen wir auf Anfrage.' : '',
        bookable.group === 'studio' ? studioPackage : '',
      ]
        .filter(Boolean)
        .join(' '),
    onRequest: (bookable) => `Es gibt keinen Listenpreis: ${requestReasonDe(bookable)}.`,
    discount: (off) => `${percentDe(off)} Rabatt auf den Listenpreis, auf volle Euro gerundet.`,
    overtime: (block) =>
      `Bis zu ${overtime.upToHours} Stunden: je Stunde, die über ${blocksDe[block]} hinausgeht, ${percentDe(overtimePercent[block])} der Tagesrechnung. Spätestes Ende ist ${overtime.latestEnd} Uhr.`,
    extraDay: `Bei mehr als ${overtime.upToHours} Stunden Überziehung berechnen wir einen vollen weiteren Tag. Spätestes Ende ist ${overtime.latestEnd} Uhr.`,
    noOvertime: `Geöffnet ${accessText}: Keine Stunde gilt als Überziehung.`,
    catering: (guests, pieces) =>
      pieces
        ? `${guestsText(guests)} × ${pieces} = ${countDe(guests * pieces)} ${nounFor(guests * pieces, 'Stück', 'Stück')}. Den Preis nennt das Angebot zusammen mit dem Menü; einen Listenpreis gibt es nicht.`
        : `Für ${guestsText(guests)}. Den Preis nennt das Angebot zusammen mit dem Menü; einen Listenpreis gibt es nicht.`,
    band: ({ from, to }, unit, { guests, days, less, sample }) =>
      `${[
        `${sample ? 'Beispielpreis' : 'Preis'}: ${from === to ? euroDe(from) : `${euroDe(from)} bis ${euroDe(to)}`} pro ${unit === 'guest' ? 'Gast' : 'Tag'}`,
        unit === 'guest' && guestsText(guests),
        days > 1 && daysText(days),
        less > 0 && `abzüglich ${percentDe(less)} mit Weekend Immersion`,
      ]
        .filter(Boolean)
        .join(', ')}.`,
    service: 'Den Preis nennt das Angebot, passend zu Ihrer Planung; einen Listenpreis gibt es nicht.',
    serviceReduced: `Den Preis nennt das Angebot, passend zu Ihrer Planung, abzüglich ${percentDe(servicesOff)} mit Weekend Immersion.`,
    foodOutside: `Die ${percentDe(servicesOff)} von Weekend Immersion gelten nicht für Speisen und Getränke.`,
    secondFloor: `Eine Etage fasst ${countDe(marketingClaims.guestsPerFloor)} Gäste; für mehr Gäste bieten wir Ihnen eine zweite Etage an.`,
    gift: (valueEuro, bonusEuro) =>
      bonusEuro > 0
        ? `Karte über ${euroDe(valueEuro)} und ${percentDe(giftCardTerms.bonus.percent)} Bonus, weil ihr Wert über ${euroDe(giftCardTerms.bonus.aboveEuro)} liegt. ${giftCardTerms.validYears} Jahre gültig.`
        : `Karte über ${euroDe(valueEuro)}. ${giftCardTerms.validYears} Jahre gültig; ${percentDe(giftCardTerms.bonus.percent)} Bonus gibt es erst über ${euroDe(giftCardTerms.bonus.aboveEuro)}.`,
    cardFee: `${percentDe(paymentTerms.creditCardFee)} des Betrags, den ein Unternehmen mit Kreditkarte bezahlt; private Karten kosten nichts (§ 270a BGB).`,
    noCardFee: 'Privatpersonen zahlen keinen Kartenzuschlag (§ 270a BGB).',
    vat: (basis) =>
      basis.kind === 'net'
        ? `Die Listenpreise verstehen sich netto: ${percentDe(basis.vatPercent)} Umsatzsteuer kommen hinzu.`
        : basis.kind === 'gross'
          ? `Die Listenpreise enthalten ${percentDe(basis.vatPercent)} Umsatzsteuer.`
          : 'Die Listenpreise sind die veröffentlichten. Ob und in welcher Höhe sie Umsatzsteuer enthalten, steht im schriftlichen Angebot.',
  },
  payments: {
    onSigning: `Eine Veranstaltung innerhalb von ${paymentTerms.onSigningWithinDays} Tagen wird bei Unterzeichnung bezahlt.`,
    inFull: `Bis ${euroDe(paymentTerms.inFullUpToEuro)} ist der volle Betrag sofort fällig, innerhalb von ${paymentTerms.dueDays} Tagen nach Erhalt der Rechnung.`,
    first: `Ab ${euroDe(paymentTerms.inFullUpToEuro)} sind ${percentDe(instalments.atContract)} bei Vertragsschluss fällig, innerhalb von ${paymentTerms.dueDays} Tagen nach Erhalt der Rechnung.`,
    second: `Die übrigen ${percentDe(instalments.later)} sind spätestens ${instalments.laterWeeksBefore} Wochen vor der Veranstaltung fällig.`,
    secondAtOnce: `Die übrigen ${percentDe(instalments.later)} sind spätestens ${instalments.laterWeeksBefore} Wochen vor der Veranstaltung fällig: Da sie so nah ist, zusammen mit der ersten Rechnung.`,
    giftFirst: 'Zuerst wird die Geschenkkarte eingelöst.',
    feeOnTop: (fee) => `Dazu kommt der Kartenzuschlag: ${fee}.`,
    late: {
      business: `Bei Zahlungsverzug fallen Zinsen von ${percentDe(paymentTerms.lateInterest.business)} an.`,
      consumer: `Bei Zahlungsverzug fallen Zinsen von ${paymentTerms.lateInterest.consumerAboveBaseRate} Prozentpunkten über dem Basiszinssatz an.`,
    },
  },
  cancellation: {
    refund: ({ weeksBefore, refund }) =>
      `Bei Stornierung bis ${weeksBefore} Wochen vor der Veranstaltung erstatten wir ${percentDe(refund)}.`,
    giftCard: 'Was mit einer Geschenkkarte bezahlt wurde, wird der Karte wieder gutgeschrieben.',
    none: `Bei Stornierung später als ${cancellationRefunds.at(-1)?.weeksBefore} Wochen vor der Veranstaltung erstatten wir nichts.`,
  },
  changes: {
    free: `Änderungen mehr als ${changes.deadlineDays} Tage vor der Veranstaltung sind kostenlos.`,
    rush: (surcharge, before) => `${percentDe(surcharge)} Eilzuschlag ab ${before} vor der Veranstaltung.`,
    rushReading: `Nach den Bedingungen gelten Eilzuschläge auch für Änderungen innerhalb von ${changes.rushAppliesWithinDays} Tagen. Wo beide Angaben voneinander abweichen, gilt der Vertrag.`,
    onDay: `Änderungen am Tag selbst sind innerhalb von ${changes.onDayPayableWithinDays} Tagen zu bezahlen.`,
    participants: (guests, over, repriced) =>
      `Ändert sich die Zahl der Gäste um mehr als ${percentDe(participants.noticeOverPercent)} (${over} von ${ofGuests(guests)}), teilen Sie uns das bitte ${participants.noticeWorkingDays} Arbeitstage vorher mit und holen Sie unsere schriftliche Zustimmung ein; über ${percentDe(participants.repricingOverPercent)} (${guestsText(repriced)}) können sich Preis und Raum ändern. Durch Feiertage liegt der Termin früher.`,
    techFiles: `Folien, Filme und Pläne für die Bühne brauchen wir ${changes.techFilesDueDays} Tage vor der Veranstaltung.`,
  },
} satisfies RuleTexts;
