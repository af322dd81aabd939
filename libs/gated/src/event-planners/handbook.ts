import type { Handbook } from '@mainstage/contracts/gates/handbook';
import { howWeSupportYou } from './chapters/how-we-support-you';

/** The event planners' handbook, front page and chapters in their order (spec 2). */
export const handbook: Handbook = {
  title: 'Your event, start to strike.',
  lead: 'Everything that a client of this house needs to know, in one place: people, packages, payments, dates and menus.',
  film: { title: 'The house in a film', text: 'A minute in the halls, to show to those who decide with you.' },
  next: { title: 'What’s next?', lead: 'Choose what you need to settle now.' },
  sections: [],
  chapters: [howWeSupportYou],
};
