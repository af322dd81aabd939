import type { Handbook } from '@mainstage/contracts/gates/handbook';
import { catering } from './chapters/catering';
import { deadlines } from './chapters/deadlines';
import { digitalSignage } from './chapters/digital-signage';
import { howWeSupportYou } from './chapters/how-we-support-you';
import { ourPackages } from './chapters/our-packages';
import { paymentInformation } from './chapters/payment-information';
import { typesOfEvents } from './chapters/types-of-events';
import { faq } from './front/faq';
import { house } from './front/house';

/** The event planners' handbook: front page and chapters in order (rule handbook.chapters). */
export const handbook: Handbook = {
  title: 'Your event, step by step.',
  lead: 'Everything our clients need to know, in one place: people, packages, payments, dates and menus.',
  film: { title: 'The venue on film', text: 'The halls in motion, to show to the people who decide with you.' },
  next: { title: 'What’s Next?', lead: 'Choose what you need to settle now.' },
  sections: [...faq, ...house],
  chapters: [howWeSupportYou, ourPackages, paymentInformation, deadlines, typesOfEvents, catering, digitalSignage],
};
