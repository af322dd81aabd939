import { categoryClaims, claims } from '@mainstage/house/claims';
import { count, sqm, sqmSpan } from '@mainstage/house/figures';
import { visit } from '../constants/visits';
import { businessEventClaims, webinarFacts } from '../constants/webinar';
import { brand } from '../site/brand';
import type { PageContent } from './page-content';

const { stages } = categoryClaims;

export const home = {
  path: '/',
  lang: 'en',
  head: {
    signature: '',
    title: `${brand.name}: event stages, studios, spaces and offices`,
    description: `Three venues on three floors in Frankfurt: up to ${sqm(claims.areaSqm)}, ${claims.guestsPerFloor} guests per floor and a ${sqm(claims.ledWallSqm)} LED wall. Stages, studios, meeting spaces and offices under one roof.`,
    keywords: [
      'event venue Frankfurt',
      'LED wall stage',
      'conference venue',
      'virtual production studio',
      'meeting space',
    ],
    robots: 'index, follow',
    picture: 'hall-audience',
  },
  copy: {
    hero: {
      title: brand.line,
      lead: 'A dark hall, a wall of light and a crew that knows every cable. Stages, studios, spaces and offices in the middle of Frankfurt.',
      find: 'Find your room',
      book: 'Book a Tour',
      watch: 'Watch the Film',
      film: { pause: 'Pause film', play: 'Play film' },
      dialog: { title: `${brand.shortName}, the film`, close: 'Close' },
    },
    numbers: {
      title: 'One house. Three floors. Room for the whole idea.',
      lead: 'Every floor is a venue of its own: stage, lounge, kitchen and control room on one level. Take one, or join all three.',
      facts: [
        { value: count(claims.areaSqm), unit: 'sqm', label: 'of event space, at most, in one house' },
        { value: count(claims.guestsPerFloor), label: 'guests per floor' },
        { value: count(claims.ledWallSqm), unit: 'sqm', label: 'of LED wall' },
        { value: count(claims.venues), label: `venues on ${count(claims.floors)} floors` },
      ],
    },
    useCases: {
      label: 'Use cases',
      more: 'See this use case',
    },
    experience: {
      title: 'Experience it before you are here.',
      lead: 'Short films from the halls and the studios. Each opens in a new tab.',
      newTab: '(opens in a new tab)',
      play: 'Play',
    },
    venues: {
      label: 'Venues',
      slides: [
        {
          title: 'The hall goes dark. The wall comes on.',
          text: `Stages of ${sqmSpan(stages.areaSqm)}, with LED walls up to ${sqm(stages.ledWallSqm)}: the set, the scenery and the slide.`,
          action: 'See the stages',
          to: '/venues#stages-section',
          picture: { id: 'skyline-stage-panel' },
        },
        {
          title: 'On air here, in the desert next door.',
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
          title: 'Stay when the event is over.',
          text: 'From one door with the skyline to a floor for the whole company, one lift away from the stage.',
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
      note: 'Sample companies: invented names, marks of our own making.',
    },
    programme: {
      title: 'Come in before you book.',
      webinar: {
        title: 'LED wall webinar',
        text: 'One hour, live and free: what an LED wall can do, what it costs and when it pays. Held in German.',
        facts: [`${webinarFacts.places} places`, 'Live online', 'Free of charge'],
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
      text: `Stand on it, then decide. A tour takes ${visit.minutes.min} to ${visit.minutes.max} minutes and shows you all four: stages, studios, spaces and offices, with the wall switched on.`,
      book: 'Book a Tour',
      contact: 'Contact us',
      picture: { id: 'exterior-dusk', alt: '' },
    },
  },
} as const satisfies PageContent;
