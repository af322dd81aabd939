import { brand } from '../site/brand';
import { venueCategoryLinks } from '../venues/category-cards';
import { visit } from '../constants/visits';
import { factsOf } from '@mainstage/venues/facts/capacities';
import { coWorkingFloors } from '@mainstage/venues/facts/floors';
import { areaOf, guestsOf, wallWordsOf } from '@mainstage/venues/facts/present';
import { priceLineOf } from '@mainstage/venues/facts/present-facts';
import type { PageContent } from '../site/page-content';

/** A stage and its floor, the largest figure first. */
const floorOf = (id: 'skyline-stage' | 'liberty-stage' | 'horizon-stage') => ({
  number: String(factsOf(id).floors[0]),
  facts: [areaOf(id), guestsOf(id), `LED wall ${wallWordsOf(id)}`, priceLineOf(id)],
});

export const overview = {
  path: '/overview',
  lang: 'en',
  head: {
    title: 'The venue at a glance',
    name: 'Overview',
    description: `Three venues on three floors, eighteen use cases and three pillars: stage, space and offices. All of ${brand.name} on one page.`,
    keywords: ['event venue Frankfurt', 'venue overview', 'event floors', 'stage', 'meeting space', 'offices'],
    robots: 'index, follow',
    picture: 'exterior-dusk',
  },
  copy: {
    hero: {
      kicker: 'Overview',
      title: 'One venue, from the first cue to the last desk.',
      lead: 'Three stages on three floors, rooms around them, offices above. Here is all of it, before you choose.',
      picture: { id: 'exterior-dusk' },
    },
    useCases: {
      title: 'What people book us for',
      lead: 'Three of our eighteen formats.',
      all: 'All use cases',
    },
    venues: {
      title: 'Three venues, three floors',
      lead: 'Each floor is a venue of its own, with foyer, kitchen and control room on the same level. Your guests will not meet anyone else’s.',
      drawing: 'The building with its three stages lit: every room links to its page',
      floor: 'Floor',
      items: [
        {
          id: 'skyline-stage',
          name: 'Skyline Stage',
          text: 'The big black box on the top event floor, with lounge and terrace beside it.',
          ...floorOf('skyline-stage'),
          picture: { id: 'hall-audience' },
        },
        {
          id: 'liberty-stage',
          name: 'Liberty Stage',
          text: 'The bright middle: a hall with six rooms around it, for days with many sessions.',
          ...floorOf('liberty-stage'),
          picture: { id: 'liberty-stage-cabaret' },
        },
        {
          id: 'horizon-stage',
          name: 'Horizon Stage',
          text: 'The working stage: flat floor, goods lift at the door, set up by nine.',
          ...floorOf('horizon-stage'),
          picture: { id: 'horizon-stage-conference' },
        },
      ],
      all: 'All venues',
      find: 'Find your venue',
    },
    floors: {
      title: 'Take one, two or all three',
    },
    pillars: {
      stage: {
        kicker: 'Stage',
        title: 'Seen by everyone in the room.',
        text: 'Halls and studios with walls of light and a crew of their own. For the moment that has to work.',
        facts: venueCategoryLinks.stages.facts,
        action: 'See the stages',
        to: '/venues#stages-section',
        picture: { id: 'skyline-stage-panel' },
      },
      space: {
        kicker: 'Space',
        title: 'Heard by the few who decide.',
        text: 'Boardroom, workshop, arena, terrace. Rooms for the talk before the speech and the one after it.',
        facts: venueCategoryLinks.spaces.facts,
        action: 'See the spaces',
        to: '/venues#spaces-section',
        picture: { id: 'directors-morning' },
      },
      offices: {
        kicker: 'Offices',
        title: 'Here again tomorrow morning.',
        text: `Furnished and wired, on co-working floors ${coWorkingFloors.join(' and ')}, with the stages downstairs whenever you need one.`,
        facts: venueCategoryLinks.offices.facts,
        action: 'See the offices',
        to: '/venues#spatial-section',
        picture: { id: 'office-dusk' },
      },
    },
    ready: {
      title: 'See it from the inside.',
      lead: `A tour takes ${visit.minutes.min} to ${visit.minutes.max} minutes. Bring the questions that a floor plan cannot answer.`,
      book: 'Book a Tour',
      contact: 'Contact us',
      picture: { id: 'rooftop-dusk', alt: '' },
    },
  },
} as const satisfies PageContent;
