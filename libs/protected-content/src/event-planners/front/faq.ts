import { cancellationRefunds, changes, overtime, paymentTerms } from '@mainstage/content/constants/booking-terms';
import { percent } from '@mainstage/content/constants/figures';
import { count } from '@mainstage/venues/facts/number-format';
import { visit } from '@mainstage/content/constants/visits';
import { hours } from '@mainstage/content/site/hours';
import { doubleAtOnce, guestsByFloors } from '@mainstage/venues/facts/limits';
import { goodsLift } from '@mainstage/venues/facts/shared-facts';
import type { HandbookSection } from '@mainstage/contracts/gates/handbook';

const { business } = hours;
const [longest] = cancellationRefunds;
const { widthM, heightM, lengthM, kg } = goodsLift.value;

/** The most frequent questions of clients, in four groups (rule handbook.chapters). */
export const faq = [
  {
    id: 'general',
    title: 'General',
    blocks: [
      {
        kind: 'answers',
        answers: [
          {
            id: 'who-to-ask',
            title: 'Whom do I ask?',
            paragraphs: [
              `Before the contract, your sales representative; after it, your project manager. The office answers ${business.days}, ${business.time}, and every message within ${visit.repliesWithinHours} hours on business days.`,
            ],
            link: { label: 'How we support you', to: '/event-planners/how-we-support-you#people' },
          },
          {
            id: 'hold-a-date',
            title: 'How long can I hold a date?',
            paragraphs: [
              'Two weeks, at no charge. If somebody else asks for it in the meantime, we call you, and you have two working days to sign or let it go.',
            ],
          },
          {
            id: 'when-to-pay',
            title: 'When do I pay?',
            paragraphs: [
              `Invoices are due ${paymentTerms.dueDays} days after you receive them. Larger orders are split: ${percent(paymentTerms.instalments.atContract)} with the contract, ${percent(paymentTerms.instalments.later)} ${paymentTerms.instalments.laterWeeksBefore} weeks ahead.`,
            ],
            link: { label: 'Payment information', to: '/event-planners/payment-information' },
          },
          {
            id: 'what-if-i-cancel',
            title: 'What if I must cancel?',
            paragraphs: [
              `Up to ${longest.weeksBefore} weeks ahead you get back ${percent(longest.refund)}. Before you cancel, ask for another date: moving is often possible where cancelling is expensive.`,
            ],
            link: { label: 'All cancellation terms', to: '/event-planners/payment-information#cancellation' },
          },
        ],
      },
    ],
  },
  {
    id: 'my-event',
    title: 'My Event',
    blocks: [
      {
        kind: 'answers',
        answers: [
          {
            id: 'until-when-can-i-change',
            title: 'Until when can I change things?',
            paragraphs: [
              `Free of charge until the change deadline, more than ${changes.deadlineDays} days before. From ${changes.deadlineDays} days, changes carry a rush charge.`,
            ],
            link: { label: 'All deadlines', to: '/event-planners/deadlines' },
          },
          {
            id: 'when-can-we-build',
            title: 'When can we start building?',
            paragraphs: [
              'Your hall is yours from seven in the morning of the booked day. A build day before it can be booked, and for walls with content of your own we advise it.',
            ],
          },
          {
            id: 'own-suppliers',
            title: 'Can I bring my own suppliers?',
            paragraphs: [
              'Yes, except for food, rigging and power. Send us names and insurance papers with the function sheet; your project manager gives them their slot at the goods lift.',
            ],
          },
          {
            id: 'how-late',
            title: 'How late can we go on?',
            paragraphs: [
              `Until ${overtime.latestEnd} at the latest. Up to ${overtime.upToHours} hours over the booked time are charged by the hour.`,
            ],
            link: { label: 'What overtime costs', to: '/event-planners/deadlines#overtime' },
          },
          {
            id: 'recording',
            title: 'Can you record or stream it?',
            paragraphs: [
              'Every stage has fixed cameras and a line out of the building by two routes. Tell us at the kick-off: a stream needs a desk, a director and a rehearsal.',
            ],
            link: { label: 'Technology deck', to: '/event-planners/our-packages#decks' },
          },
        ],
      },
    ],
  },
  {
    id: 'the-venue',
    title: 'The Venue',
    blocks: [
      {
        kind: 'answers',
        answers: [
          {
            id: 'how-many-guests',
            title: 'How many guests can I invite?',
            paragraphs: [
              `${count(guestsByFloors.single)} on one floor, ${count(guestsByFloors.double.withoutSkyline)} or ${count(guestsByFloors.double.withSkyline)} on two (${count(doubleAtOnce)} of these ${count(guestsByFloors.double.withSkyline)} at one time), ${count(guestsByFloors.triple)} on three. Crew and speakers count towards that number.`,
            ],
            link: { label: 'Venues and meeting rooms', to: '/event-planners#venues-and-meeting-rooms' },
          },
          {
            id: 'goods-in',
            title: 'How does a car or a stage set get in?',
            paragraphs: [
              `By the goods lift from the yard: ${widthM} m wide, ${heightM} m high, ${lengthM} m long, ${kg / 1000} tonnes. What is larger comes in parts. The yard takes two lorries at a time and is booked by the hour.`,
            ],
          },
          {
            id: 'internet',
            title: 'Is there internet for everyone?',
            paragraphs: [
              'Each floor has its own network for guests, and a separate wired line for the show. Tell us the number of devices, not of guests.',
            ],
          },
          {
            id: 'without-steps',
            title: 'Is the venue step-free?',
            paragraphs: [
              'Yes, from the street to the front row. Stages have a ramp on request, desks can be lowered, and induction loops reach every seat of the halls.',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'information-for-guests',
    title: 'Information for guests',
    lead: 'To copy into your invitation.',
    blocks: [
      {
        kind: 'answers',
        answers: [
          {
            id: 'getting-here',
            title: 'How do guests get here?',
            paragraphs: [
              'By S-Bahn to the trade-fair stop and five minutes on foot, or by car to the garage under the building. The address for the taxi is under About Our Location.',
            ],
            link: { label: 'About Our Location', to: '/event-planners#about-our-location' },
          },
          {
            id: 'cloakroom',
            title: 'Where do coats and luggage go?',
            paragraphs: [
              'Coats to the staffed cloakroom beside your hall, luggage to the one on the entrance floor. Both are included in every hall booking and open until the last guest has left.',
            ],
          },
          {
            id: 'dietary-needs',
            title: 'How do guests tell us what they cannot eat?',
            paragraphs: [
              'Ask for it in your registration form and send the list with the final number. At the table, our waiters know names and dishes.',
            ],
            link: { label: 'Catering', to: '/event-planners/catering#how-to-order' },
          },
          {
            id: 'photographs',
            title: 'Will guests be photographed?',
            paragraphs: [
              'That is yours to decide and to announce. We provide signs for the doors and wristbands for those who do not wish to appear.',
            ],
          },
        ],
      },
    ],
  },
] as const satisfies readonly HandbookSection[];
