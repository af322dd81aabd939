import type { DrawnAs } from '@mainstage/venues/facts/place';
import { draftFormat } from './draft-format';
import type { AskedFact, DraftFit, DraftHours, DraftTexts } from './draft-texts';

const { day, listedDay, time, dayOf, list, number, isOne, money } = draftFormat('de');

const seated: Readonly<Record<DrawnAs, string>> = {
  theatre: ' bei Reihenbestuhlung',
  classroom: ' bei parlamentarischer Bestuhlung',
  banquet: ' an runden Tischen',
  boardroom: ' an einem großen Tisch',
  cabaret: ' bei Cabaret-Bestuhlung',
  standing: ' stehend',
  desks: ' an Schreibtischen',
  stools: ' auf Hockern an Stehtischen',
  benches: ' auf Bänken',
};
const people = (guests: number) => `${number(guests)} ${isOne(guests) ? 'Person' : 'Personen'}`;
const hoursText = ({ from, to }: DraftHours) => `von ${time(from)} bis ${time(to)} Uhr`;
const mostText = ({ venue, most, layout }: DraftFit) =>
  `${venue} bietet${layout ? seated[layout] : ''} Platz für bis zu ${people(most)}`;
const asked: Readonly<Record<AskedFact, string>> = {
  venue: 'welcher unserer Räume für Sie infrage kommt',
  day: 'an welchem Tag Ihre Veranstaltung stattfinden soll',
  guests: 'mit wie vielen Gästen Sie rechnen',
};

export const draftTextsDe = {
  salutation: (name) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
  thanks: {
    contact: 'vielen Dank für Ihre Anfrage.',
    tour: 'vielen Dank für Ihr Interesse an einer Besichtigung.',
    'business-event': 'vielen Dank für Ihre Bewerbung für unsere Business-Events.',
  },
  tour: (on, at) => `Als Termin haben Sie ${day(on)}, ${at} Uhr, vorgeschlagen.`,
  free: ({ venue, day: on, hours }) => {
    const around = hours.takenFrom < hours.from || hours.takenTo > hours.to;
    const setUp = ` Auch die Zeit für den Aufbau ab ${time(hours.takenFrom)} Uhr und den Abbau bis ${time(hours.takenTo)} Uhr ist frei.`;
    return `${venue} ist am ${day(on)}, ${hoursText(hours)} frei.${around ? setUp : ''}`;
  },
  underOption: ({ venue, day: on, hours }) =>
    `Für ${venue} besteht am ${day(on)}, ${hoursText(hours)} derzeit eine Option für einen anderen Kunden. Gern notieren wir für Sie die nächste Option: Wird die andere nicht wahrgenommen, rücken Sie nach.`,
  taken: ({ venue, day: on, hours }) => `Leider ist ${venue} am ${day(on)}, ${hoursText(hours)} nicht mehr verfügbar.`,
  freeDays: (days, venue) =>
    isOne(days.length)
      ? `Der nächste freie Tag für ${venue} ist ${days.map(listedDay).join('')}.`
      : `Die nächsten freien Tage für ${venue} sind: ${days.map(listedDay).join('; ')}.`,
  fits: (fit) => `Für ${people(fit.guests)} reicht der Platz gut aus: ${mostText(fit)}.`,
  tooSmall: (fit) => `Für ${people(fit.guests)} ist der Raum zu klein: ${mostText(fit)}.`,
  estimate: ({ from, to }) =>
    to === undefined
      ? `Unsere unverbindliche Kostenschätzung beginnt bei ${money(from)}.`
      : from === to
        ? `Unsere unverbindliche Kostenschätzung beträgt ${money(from)}.`
        : `Unsere unverbindliche Kostenschätzung liegt zwischen ${money(from)} und ${money(to)}.`,
  startingPrice: ({ venue, cents, per, of }) =>
    `Die Preise für ${venue} beginnen bei ${money(cents)} pro ${per === 'day' ? 'Tag' : 'Veranstaltung'}${of === null ? '' : `, als Teil von ${of}`}.`,
  tax: 'Die Umsatzsteuer weisen wir im Angebot aus.',
  option: ({ venue, day: on, rank, expiresAt }) =>
    rank === 1
      ? `Für Sie ist ${venue} am ${day(on)} reserviert. Ihre Option läuft am ${day(dayOf(expiresAt))}, um ${time(expiresAt)} Uhr ab.`
      : `Für ${venue} am ${day(on)} haben Sie die ${rank}. Option. Sie läuft am ${day(dayOf(expiresAt))}, um ${time(expiresAt)} Uhr ab.`,
  definite: ({ venue, day: on }) => `${venue} ist am ${day(on)} fest für Sie gebucht.`,
  link: (address) => `Bilder, Grundriss und technische Daten finden Sie hier: ${address}`,
  ask: (facts) =>
    `Damit wir Ihnen ein Angebot machen können, teilen Sie uns bitte noch mit, ${list(facts.map((fact) => asked[fact]))}.`,
} satisfies DraftTexts;
