import { cateringNamesDe, extraNamesDe } from '@mainstage/content/estimate/bookable-texts.de';
import { estimateWordsDe } from '@mainstage/content/estimate/words.de';
import { counted } from '@mainstage/contracts/counted';
import { offerFormats } from '../format';
import type { LineTexts } from './line-texts.types';

const { number } = offerFormats.de;
const block = { 'half-day': 'einen halben Tag', 'full-day': 'einen ganzen Tag', evening: 'einen Abend' } as const;
const { none: _, ...catering } = cateringNamesDe;

export const lineTextsDe = {
  hire: {
    morning: 'halber Tag, vormittags',
    afternoon: 'halber Tag, nachmittags',
    'full-day': 'ganzer Tag',
    evening: 'Abend',
    'day-and-evening': 'ganzer Tag und Abend',
  },
  catering,
  extras: extraNamesDe,
  venue: (name, hire) => (hire === '' ? `Miete ${name}` : `Miete ${name}, ${hire}`),
  package: (name) => `Paket: ${name}`,
  setUp: 'Auf- und Abbau',
  overtime: estimateWordsDe.lines.noOvertime,
  secondFloor: estimateWordsDe.lines.secondFloor,
  rules: {
    listPrice: 'Preis gemäß unserer Preisliste.',
    samplePrice: 'Beispielpreis.',
    hirePercent: (hire, percent) =>
      `${hire[0]!.toUpperCase()}${hire.slice(1)}: ${percent} % des Preises für einen ganzen Tag.`,
    days: (days) => `Berechnet für ${counted(days, 'Tag', 'Tage')}.`,
    packagePrice: 'Paketpreis für den gesamten Zeitraum.',
    setUp: 'Zeit für den Aufbau vor und den Abbau nach der Veranstaltung.',
    overtime: (of, percent, latestEnd) =>
      `${percent} % des Tagespreises für jede Stunde über ${block[of]} hinaus. Spätestes Ende: ${latestEnd} Uhr.`,
    extraDay: (upToHours, latestEnd) =>
      `Ab mehr als ${upToHours} Stunden Überziehung wird ein weiterer Tag berechnet. Spätestes Ende: ${latestEnd} Uhr.`,
    perGuest: 'Abrechnung pro Gast.',
    pieces: (pieces) => `${pieces} Stück pro Gast.`,
    secondFloor: (most) => `Eine Etage fasst ${number(most)} Gäste.`,
  },
  promotion: (name) => `Bestandteil von ${name}`,
} satisfies LineTexts;
