import { categoryClaims } from '@mainstage/venues/facts/claims';
import { wallNotes } from '../venues/category-cards';
import { sqm, sqmSpan } from '@mainstage/venues/facts/number-format';
import { visit } from '../constants/visits';
import { businessEventClaims } from '../constants/webinar';

const { stages } = categoryClaims;

/** Texts of the home page below its numbers, loaded with the code of that part. */
export const homeBelow = {
  useCases: {
    label: 'Use cases',
    more: 'See this use case',
  },
  experience: {
    title: 'See it before you visit.',
    lead: 'Short films from the halls and the studios. Each opens in a new tab.',
    newTab: '(opens in a new tab)',
    play: 'Play',
  },
  venues: {
    label: 'Venues',
    slides: [
      {
        title: 'The hall goes dark. The wall comes on.',
        text: `Stages of ${sqmSpan(stages.areaSqm)}, with LED walls up to ${sqm(stages.ledWallSqm)} ${wallNotes.stages}: the set, the scenery and the slide.`,
        action: 'See the stages',
        to: '/venues#stages-section',
        picture: { id: 'skyline-stage-panel' },
      },
      {
        title: 'On air in one studio, in the desert next door.',
        text: 'Three studios with LED volumes and broadcast desks. The shot is finished when the camera stops.',
        action: 'See the studios',
        to: '/venues#stages-section',
        picture: { id: 'volume-crane' },
      },
      {
        title: 'Rooms that help people decide.',
        text: 'A boardroom for sixteen, an arena for thirty, a terrace for the evening after.',
        action: 'See the spaces',
        to: '/venues#spaces-section',
        picture: { id: 'meeting-dusk' },
      },
      {
        title: 'Stay after the event.',
        text: 'From a single office with a skyline view to a floor for the whole company, one lift ride from the stage.',
        action: 'See the offices',
        to: '/venues#spatial-section',
        picture: { id: 'office-dusk' },
      },
    ],
  },
  services: {
    title: 'Bring the idea. The rest is here.',
    label: 'Services',
    all: 'All services',
    more: 'Read more',
  },
  industries: {
    title: 'Five industries, one stage.',
    label: 'Industries',
    note: 'Sample companies: the names are invented, the logos are our own.',
  },
  programme: {
    title: 'Try us before you book.',
    webinar: {
      title: 'LED wall webinar',
      text: 'One hour, live and free: what an LED wall can do, what it costs and when it pays. Held in German.',
      // Only the webinar's own page knows the number of free seats.
      facts: ['Live online', 'Free of charge'],
      picture: { id: 'webinar-wall' },
    },
    events: {
      title: 'Business events',
      text: 'Breakfasts, leadership labs and roundtables for people who lead companies. Held in German, by application.',
      facts: ['Five formats', `${businessEventClaims.connectionsAYear}+ connections a year`],
      picture: { id: 'sky-lounge-reception' },
    },
  },
  ready: {
    title: 'Ready to experience it?',
    lead: `Stand on it, then decide. A tour takes ${visit.minutes.min} to ${visit.minutes.max} minutes and shows you all four: stages, studios, spaces and offices, with the wall switched on.`,
    book: 'Book a Tour',
    contact: 'Contact us',
    picture: { id: 'exterior-dusk', alt: '' },
  },
} as const;
