import { counted } from '@mainstage/contracts/counted';
import { paymentTerms } from '../constants/booking-terms';
import { smallNumberDe } from './bookable-texts.de';
import { euroDe, moneyDe, percentDe } from './format.de';
import type { EstimateWords } from './words.en';

const limit = euroDe(paymentTerms.inFullUpToEuro);

export const estimateWordsDe = {
  lines: {
    discount: 'Rabatt',
    promotion: 'Aktion',
    overtime: (hours) => `Überziehung, ${counted(hours, 'Stunde', 'Stunden')}`,
    extraDay: 'Überziehung, ein voller weiterer Tag',
    noOvertime: 'Überziehung',
    secondFloor: 'Eine zweite Etage',
    tax: 'Umsatzsteuer',
    gift: 'Geschenkkarte',
    left: (rest) => `${moneyDe(rest)} bleiben auf der Karte.`,
    leftForOffer: (rest) => `${moneyDe(rest)} bleiben für die Posten, deren Preis das Angebot nennt.`,
    cardFee: 'Kreditkartenzuschlag',
  },
  amounts: { included: 'enthalten', 'on request': 'auf Anfrage', 'in the offer': 'im Angebot', none: 'entfällt' },
  dates: {
    onSigning: 'Zahlung bei Unterzeichnung',
    inFull: 'Zahlung in einer Summe',
    first: 'Erste Zahlung',
    second: 'Zweite Zahlung',
    below: (label) => `${label}, bis ${limit}`,
    above: (label) => `${label}, über ${limit}`,
    amountsFollow: (items) =>
      items === 1
        ? 'Die Beträge folgen, sobald der Preis des offenen Postens feststeht.'
        : `Die Beträge folgen, sobald die Preise der ${smallNumberDe(items, 'ein')} offenen Posten feststehen.`,
    nothing: 'Nichts mehr zu zahlen',
    nothingRule: 'Die Geschenkkarte deckt den vollen Betrag.',
    refund: (share) => `Stornierung, ${percentDe(share)} Erstattung`,
    noRefund: 'Stornierung ohne Erstattung',
    free: 'Änderung ohne Zuschlag',
    rush: (share) => `Änderung mit ${percentDe(share)} Eilzuschlag`,
    notice: 'Änderung der Gästezahl mitteilen',
    techFiles: 'Dateien für die Bühne senden',
    onDay: 'Änderungen vom Tag selbst bezahlen',
  },
  when: { until: 'bis', from: 'ab', by: 'spätestens am', on: 'am' },
  sum: {
    noDate: 'noch nicht gewählt',
    to: 'bis',
    from: 'ab',
    onRequest: 'Auf Anfrage',
    later: (items) => `${smallNumberDe(items, 'ein')} Posten mit Preis im Angebot`,
    samplePrices: 'mit Beispielpreisen',
  },
  before: {
    days: (days) => counted(days, 'Tag', 'Tagen'),
    hours: (hours) => counted(hours, 'Stunde', 'Stunden'),
  },
} satisfies EstimateWords;
