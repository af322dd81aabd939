import { nounFor } from '@mainstage/contracts/counted';
import { countDe, percentDe } from './format.de';
import type { SheetTexts } from './sheet-texts.en';

export const sheetTextsDe = {
  hourKinds: { 'half-day': 'Halber Tag', 'full-day': 'Ganzer Tag', evening: 'Abend' },
  customers: { business: 'Unternehmen', consumer: 'Privatperson' },
  guests: (guests) => `${countDe(guests)} ${nounFor(guests, 'Gast', 'Gäste')}`,
  people: (people) => `${countDe(people)} ${nounFor(people, 'Person', 'Personen')}`,
  overtimeHour: (price, share) => `Eine Stunde Überziehung: ${price} (${percentDe(share)} der Tagesrechnung).`,
  nothingDue: 'Die Summe und die Fälligkeit der Zahlungen nennt das Angebot.',
  signed: 'Wenn der Vertrag heute unterzeichnet wird.',
  let: 'Ein Büro wird monatsweise vermietet: Miete, Laufzeit und Kündigungsfrist nennt das Angebot.',
  noDate: 'Die Kostenschätzung nennt keinen Tag. Mit dem ersten Tag der Veranstaltung stehen auch alle Fristen fest.',
} satisfies SheetTexts;
