import { cateringSizes } from '@mainstage/content/constants/catering';
import { counted } from '@mainstage/contracts/counted';
import { offerFormats } from '../format';
import type { LineTexts } from './line-texts.types';

const { number } = offerFormats.de;
const [three, five, seven, nine] = cateringSizes.fingerFoodPieces;
const { hours } = cateringSizes;
const fingerFood = (pieces: number) => `Fingerfood, ${pieces} Stück`;
const lasts = (count: number) => counted(count, 'Stunde', 'Stunden');
const block = { 'half-day': 'einen halben Tag', 'full-day': 'einen ganzen Tag', evening: 'einen Abend' } as const;

export const lineTextsDe = {
  hire: {
    morning: 'halber Tag, vormittags',
    afternoon: 'halber Tag, nachmittags',
    'full-day': 'ganzer Tag',
    evening: 'Abend',
    'day-and-evening': 'ganzer Tag und Abend',
  },
  catering: {
    'finger-food-3': fingerFood(three),
    'finger-food-5': fingerFood(five),
    'finger-food-7': fingerFood(seven),
    'finger-food-9': fingerFood(nine),
    breakfast: `Frühstück, ${lasts(hours.breakfast)}`,
    lunch: `Fingerfood-Lunch, ${lasts(hours.lunch)}`,
    dinner: `Abendessen, ${lasts(hours.dinner)}`,
    buffet: 'Buffet',
    barbecue: 'Barbecue',
    christmas: 'Weihnachtsessen',
  },
  extras: {
    drinks: 'Getränke für den ganzen Tag',
    'led-wall': 'Größere LED-Wand',
    'studio-crew': 'Studioteam: Regie, Ton, zwei Kameras',
    stream: 'Livestream mit moderiertem Chat',
  },
  venue: (name, hire) => (hire === '' ? `Miete ${name}` : `Miete ${name}, ${hire}`),
  package: (name) => `Paket: ${name}`,
  setUp: 'Auf- und Abbau',
  overtime: 'Verlängerung',
  secondFloor: 'Zweite Etage',
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
      `Ab mehr als ${upToHours} Stunden Verlängerung wird ein weiterer Tag berechnet. Spätestes Ende: ${latestEnd} Uhr.`,
    perGuest: 'Abrechnung pro Gast.',
    pieces: (pieces) => `${pieces} Stück pro Gast.`,
    secondFloor: (most) => `Eine Etage fasst ${number(most)} Gäste.`,
  },
  promotion: (name) => `Bestandteil von ${name}`,
} satisfies LineTexts;
