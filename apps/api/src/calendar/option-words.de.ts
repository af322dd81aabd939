import type { OptionWords } from './option-words.types';

const ordinals = ['', 'erste', 'zweite', 'dritte'];
const ask =
  'Sie können um eine Entscheidung bis zum nächsten Arbeitstag um 12 Uhr bitten; wird sie freigegeben, rücken Sie sofort nach.';

export const optionWordsDe = {
  facts: {
    day: 'Tag',
    hours: 'Zeit',
    guests: 'Gäste',
    layout: 'Bestuhlung',
    until: 'Option bis',
    decideBy: 'Bitte entscheiden Sie bis',
  },
  frankfurt: (span) => `${span} (Frankfurter Zeit)`,
  states: {
    option: (rank) => `Ihre ${ordinals[rank] ?? `${rank}.`} Option`,
    definite: 'Bestätigt: Ihre Buchung ist fest',
    requested: 'Angefragt, noch keine Option',
    ended: 'Diese Option ist beendet',
  },
  questions: 'Fragen?',
  first: 'Wir halten den Raum für Sie frei, bis Ihre Option endet. Möchten Sie fest buchen, sagen Sie uns Bescheid:',
  or: 'oder',
  waitsFor: (rooms) =>
    `Der Raum selbst ist frei, aber zusammen mit den Gästen der ersten Option auf ${rooms} wären es mehr, als die Etagen fassen. ${ask}`,
  second: `Vor Ihrer Option liegt eine andere. ${ask}`,
  later: 'Endet eine Option vor Ihnen, rücken Sie nach, und wir sagen Ihnen sofort Bescheid.',
  onOurSite: (venue) => `${venue} auf unserer Website (auf Englisch)`,
  noLongerNeeded: 'Sie brauchen die Option nicht mehr?',
  cannotBeUndone: 'Ihr Platz geht an die Nächsten in der Reihe. Das lässt sich nicht rückgängig machen.',
  actions: {
    challenge: {
      label: 'Um Entscheidung über die erste Option bitten',
      done: 'Wir haben gefragt. Die Entscheidung fällt bis zum nächsten Arbeitstag um 12 Uhr, und Sie hören in jedem Fall von uns.',
    },
    release: {
      label: 'Meine Option freigeben',
      done: 'Ihre Option ist freigegeben. Danke, dass Sie Bescheid gesagt haben.',
    },
  },
  errors: {
    not_second: 'Nur wer die zweite Option hat, kann um eine Entscheidung bitten.',
    already_challenged: 'Um eine Entscheidung wurde bereits gebeten; wir sagen Ihnen, wie sie ausfällt.',
    wrong_state: 'Das ist keine Option mehr.',
  },
} satisfies OptionWords;
