import { germanHours } from '@mainstage/content/site/hours';
import type { ClientText, ClientWords, LiveState } from './client-words.types';

const nouns = { requested: 'Anfrage für', option: 'Option auf', definite: 'Buchung für' } as const;
const ordinals = ['', 'erste', 'zweite', 'dritte'];
const optionOf = ({ rank }: ClientText) => `${ordinals[rank ?? 1] ?? `${rank}.`} Option`;

/** The options that a later option waits for. */
const waiting = ({ waitsFor }: ClientText, otherwise: string): string =>
  waitsFor === null
    ? otherwise
    : `Der Raum selbst ist frei, aber zusammen mit den Gästen der ersten Option auf ${waitsFor} wären es mehr, als die Etagen fassen. Endet diese Option, rücken Sie nach, und wir sagen Ihnen sofort Bescheid.`;

const decide = 'Bitte sagen Sie uns vorher, ob Sie fest buchen möchten.';
const elsewhere = 'Antworten Sie auf diese E-Mail, und wir suchen mit Ihnen einen anderen Raum oder Tag.';
const movesUp = 'Wird eine davon frei, rücken Sie nach, und wir sagen Ihnen sofort Bescheid.';

export const clientWordsDe = {
  reason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Raum angefragt wurde und es dazu Neues gibt.',
  facts: { venue: 'Raum', day: 'Tag', hours: 'Zeit', guests: 'Gäste', layout: 'Bestuhlung', until: 'Option bis' },
  questions: `Fragen? Antworten Sie auf diese E-Mail oder rufen Sie uns an: ${germanHours.business.days}, ${germanHours.business.time}.`,
  seeOption: 'Ihre Option ansehen',
  seeOrChallenge: 'Option ansehen oder um eine Entscheidung bitten',
  news: {
    option: {
      subject: (text) => `Sie haben die ${optionOf(text)} auf ${text.venue}`,
      text: (text) =>
        text.rank === 1
          ? `Wir halten den Raum für Sie frei, bis Ihre Option endet. ${decide}`
          : waiting(text, `Vor Ihrer Option gibt es noch andere. ${movesUp}`),
    },
    extended: {
      subject: ({ venue, until }) => `${venue}: Ihre Option gilt bis ${until}`,
      text: ({ rank, until, decideBy }) =>
        [
          `Wir haben Ihre Option verlängert: Sie gilt jetzt bis ${until}.`,
          rank === 1 ? decide : `Vor Ihrer Option gibt es weiterhin andere. ${movesUp}`,
          decideBy && `Jemand anderes hat nach dem Raum gefragt: Bis ${decideBy} müssen Sie sich trotzdem entscheiden.`,
        ]
          .filter(Boolean)
          .join(' '),
    },
    definite: {
      subject: ({ venue }) => `${venue} ist für Sie gebucht`,
      text: () => 'Ihre Buchung ist fest, und der Raum ist für Sie reserviert.',
    },
    turnedDown: {
      subject: ({ venue, day }) => `Leider keine Zusage: ${venue} am ${day}`,
      text: () =>
        `Vielen Dank für Ihre Anfrage. Leider können wir Ihnen diesen Raum für diese Zeit nicht anbieten. ${elsewhere}`,
    },
    released: {
      subject: ({ venue }) => `Ihre Option auf ${venue} ist freigegeben`,
      text: () =>
        'Ihre Option ist freigegeben, und wir halten den Raum nicht länger für Sie frei. Möchten Sie ihn doch? Antworten Sie auf diese E-Mail, und wir sehen nach, ob er noch frei ist.',
    },
    gaveWay: {
      subject: ({ venue }) => `Ihre Option auf ${venue} ist beendet: Andere haben gebucht`,
      text: () =>
        `Andere haben an diesem Tag fest gebucht, und für Ihre Veranstaltung ist daneben kein Platz mehr; deshalb ist Ihre Option beendet. ${elsewhere}`,
    },
    expired: {
      subject: ({ venue }) => `Ihre Option auf ${venue} ist abgelaufen`,
      text: () =>
        'Die Frist für Ihre Option ist abgelaufen. Möchten Sie den Raum noch? Antworten Sie auf diese E-Mail, und wir sehen nach.',
    },
    cancelled: {
      subject: ({ venue }) => `Ihre Buchung für ${venue} ist storniert`,
      text: () => 'Ihre Buchung ist storniert, und wir halten den Raum nicht länger für Sie frei.',
    },
    moved: {
      subject: ({ venue, day, state }) => `Ihre ${nouns[state as LiveState]} ${venue} gilt jetzt für ${day}`,
      text: (text) =>
        text.state === 'definite'
          ? 'Wir haben Ihre Buchung verlegt. Sie ist auch dort fest, und der Raum ist für Sie reserviert.'
          : text.state === 'requested'
            ? 'Wir haben Ihre Anfrage verlegt. Reserviert ist noch nichts.'
            : text.rank === 1
              ? 'Wir haben Ihre Option verlegt. Sie haben auch dort die erste Option, und wir halten den Raum für Sie frei, bis sie endet.'
              : `Wir haben Ihre Option verlegt. Sie haben dort die ${optionOf(text)}. ${waiting(text, 'Andere sind vor Ihnen; wir sagen Ihnen Bescheid, wenn Sie nachrücken.')}`,
    },
    ended: {
      subject: ({ venue }) => `${venue}: Ihre Anfrage oder Option ist beendet`,
      text: () => `Ihre Anfrage oder Option für diesen Raum ist beendet. ${elsewhere}`,
    },
  },
  before: ({ venue, day, hours: when }) => `Bisher war es ${venue} am ${day}, ${when}.`,
  movedUp: {
    subject: (text) => `Sie sind nachgerückt: ${optionOf(text)} auf ${text.venue}`,
    heading: (text) => `Sie haben jetzt die ${optionOf(text)}`,
    text: (text) =>
      text.rank === 1
        ? 'Sie stehen jetzt an erster Stelle. Bitte sagen Sie uns, bevor Ihre Option endet, ob Sie fest buchen möchten.'
        : `Eine Option vor Ihnen wurde freigegeben, und Sie sind nachgerückt. ${waiting(text, 'Sie müssen nichts tun.')}`,
  },
  offer: {
    subject: (number, { venue }) => `Angebot ${number} für ${venue} ist jetzt verbindlich`,
    text: (number, until) =>
      `Unser Angebot ${number} ist verbindlich bis ${until}. Auf seiner Seite können Sie es lesen und sich entscheiden.`,
    button: 'Angebot ansehen',
  },
  challenged: {
    subject: ({ venue }) => `Bitte entscheiden Sie über Ihre Option auf ${venue}`,
    preview: (decideBy) => `Ihre Option gilt bis ${decideBy}.`,
    heading: 'Bitte entscheiden Sie über Ihre Option',
    text: ({ venue, decideBy }, wanted) =>
      `${
        wanted === null
          ? `Jemand anderes möchte ${venue} an diesem Tag buchen und wartet auf Ihre Option.`
          : `Jemand anderes möchte ${wanted} an diesem Tag buchen und wartet auf Ihre Option auf ${venue}: Die Gäste beider Veranstaltungen sind zusammen mehr, als die Etagen fassen.`
      } Bis ${decideBy} haben Sie den Vortritt; danach endet Ihre Option.`,
  },
} satisfies ClientWords;
