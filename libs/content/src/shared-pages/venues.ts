import { marketingClaims, statedRanges } from '@mainstage/venues/facts/claims';
import { count, type Span, sqmSpan } from '@mainstage/venues/facts/number-format';
import { factsOf } from '@mainstage/venues/facts/capacities';
import type { EventPlaceId } from '@mainstage/venues/facts/catalog';
import { guestsByFloors } from '@mainstage/venues/facts/limits';
import { smallNumber } from '../constants/small-number';
import { stagesAlone } from '../floors/floor-venues';
import { kindOf } from '../venues/kinds';
import { venuesOf, withOthers } from '../venues/listing';
import type { PageContent } from '../site/page-content';

const { single, double, triple } = guestsByFloors;

const spanOf = ({ min, max }: Span) => `${min}–${max}`;
/** The rooms with a table: all spaces but the lounge and the terrace. */
const meetingRooms = venuesOf('SPACES').filter((id) => kindOf(id) === 'meeting-room');
/** Capitalized, because it begins a sentence: Five. */
const roomCount = smallNumber(meetingRooms.length).replace(/^./, (letter) => letter.toUpperCase());
const across = (fact: 'areaSqm' | 'guests'): Span => {
  const values = meetingRooms.map((id) => factsOf(id as EventPlaceId)[fact]);
  return { min: Math.min(...values), max: Math.max(...values) };
};

export const venuesPage = {
  path: '/venues',
  lang: 'en',
  head: {
    title: 'Venues: stages, spaces and offices',
    name: 'Venues',
    description:
      'Eight stages, three studios, seven spaces and four kinds of office under one roof in Frankfurt, each with its area, guests and LED wall.',
    keywords: ['event venues Frankfurt', 'stage', 'LED studio', 'meeting room', 'rooftop terrace', 'office'],
    robots: 'index, follow',
    picture: 'sky-lounge-day',
  },
  copy: {
    title: 'Pick a room. Or a whole floor.',
    strip: {
      label: 'Venues by kind',
      links: [
        { label: 'Stages', section: 'stages' },
        { label: 'Spaces', section: 'spaces' },
        { label: 'Spatial offices', section: 'offices' },
      ],
    },
    words: { wall: 'LED wall', volume: 'LED volume' },
    stages: {
      name: 'Stages',
      venues: withOthers(
        [
          { id: 'skyline-stage', picture: { id: 'skyline-stage-show' } },
          { id: 'liberty-stage', picture: { id: 'liberty-stage-dinner' } },
          { id: 'horizon-stage', picture: { id: 'horizon-stage-conference' } },
          { id: 'nova-stage', picture: { id: 'nova-stage-runway' } },
          { id: 'vista-stage', picture: { id: 'vista-stage-dinner' } },
          { id: 'skyline-stage-terrace', picture: { id: 'rooftop-dusk' } },
          { id: 'nova-stage-terrace', picture: { id: 'sky-terrace-day' } },
          { id: 'vista-stage-terrace', picture: { id: 'sky-terrace-reception' } },
        ],
        stagesAlone,
      ),
    },
    studios: {
      title: 'Studios',
      text: 'Stages for cameras: LED volumes, a talk set and a permanent control room.',
      venues: withOthers(
        [
          { id: 'skyline-studio', picture: { id: 'volume-stage' } },
          { id: 'liberty-studio', picture: { id: 'studio-streaming' } },
          { id: 'horizon-studio', picture: { id: 'learning-series' } },
        ],
        venuesOf('STUDIOS'),
      ),
    },
    floors: {
      title: 'Bigger than one stage?',
      text: 'The stages are stacked on three floors. Two make a double floor, all three the whole venue.',
      action: 'Single, double, triple floor',
      facts: [
        { value: count(single), label: 'guests on one floor' },
        {
          value: count(double.withSkyline),
          label: `guests on two floors (${count(double.withoutSkyline)} if Skyline is not one of them)`,
        },
        { value: count(triple), label: `guests on all ${marketingClaims.floors} floors` },
      ],
    },
    spaces: {
      name: 'Spaces',
      // The menu's range includes lounge and terrace; both are stated.
      rooms: `${roomCount} meeting rooms of ${sqmSpan(across('areaSqm'))} for ${spanOf(across('guests'))} guests; in other set-ups ${sqmSpan(statedRanges.spacesSqm)} for ${spanOf(statedRanges.spacesGuests)}`,
      venues: withOthers(
        [
          { id: 'sky-lounge', picture: { id: 'lounge-night' } },
          { id: 'sky-terrace', picture: { id: 'sky-terrace-lunch' } },
          { id: 'workshop', picture: { id: 'workshop-day' } },
          { id: 'arena', picture: { id: 'arena-ring' } },
          { id: 'straight-up', picture: { id: 'straight-up-day' } },
          { id: 'boardroom', picture: { id: 'boardroom-night' } },
          { id: 'directors-circle', picture: { id: 'directors-circle-thirty' } },
        ],
        venuesOf('SPACES'),
      ),
    },
    offices: {
      name: 'Spatial offices',
      venues: withOthers(
        [
          { id: 'private-office', picture: { id: 'private-office-dusk' } },
          { id: 'team-office', picture: { id: 'team-office-evening' } },
          { id: 'corporate-office', picture: { id: 'coworking-sunset' } },
          // The page opens with its own picture.
          { id: 'enterprise-office', picture: { id: 'team-offsite' } },
        ],
        venuesOf('SPATIAL'),
      ),
    },
    closing: {
      title: 'Thirty rooms. One tour.',
      lead: 'Sixty to ninety minutes, with the wall switched on and time for your questions.',
      book: 'Book a Tour',
      contact: 'Contact us',
      picture: { id: 'foyer-stele', alt: '' },
    },
  },
} as const satisfies PageContent;
