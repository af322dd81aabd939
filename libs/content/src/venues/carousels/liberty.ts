import { arena } from '@mainstage/venues/facts/rooms/arena';
import { boardroom } from '@mainstage/venues/facts/rooms/boardroom';
import { straightUp } from '@mainstage/venues/facts/rooms/straight-up';
import { workshop } from '@mainstage/venues/facts/rooms/workshop';
import type { CarouselRoom } from '../types';

/** Discover Our Spaces on the Liberty page. */
export const libertyRooms = [
  {
    id: 'liberty-atrium',
    name: 'Atrium',
    image: { id: 'liberty-atrium-counter' },
    description: 'The first thing a guest sees of Liberty, and where most of them say goodbye.',
    equipment: ['Registration desk', 'Digital signs', 'Background sound'],
    highlight: 'Three doors straight to the stage',
    category: 'liberty',
  },
  {
    id: 'workshop',
    name: 'Workshop',
    image: { id: 'workshop-day' },
    description: 'Bring a problem and thirty people; leave with a wall that looks like an answer.',
    equipment: [`Touch screen, ${workshop.measures.screenInches} inches`, 'Whiteboard walls', 'Board camera'],
    highlight: 'Rebuilt in the length of a coffee break',
    category: 'liberty',
  },
  {
    id: 'arena',
    name: 'Arena',
    image: { id: 'arena-ring' },
    description: 'Sit in a ring and an argument turns into a conversation.',
    equipment: [`LED ring of ${arena.measures.ringM} m`, 'Ceiling microphones', 'Voting system'],
    highlight: 'Every seat is a front seat',
    category: 'liberty',
  },
  {
    id: 'straight-up',
    name: 'Straight-up',
    image: { id: 'straight-up-day' },
    description: 'Our shortest meetings happen at these tables.',
    equipment: [`Screen, ${straightUp.measures.screenInches} inches`, 'Light clock', 'Espresso machine'],
    highlight: 'A line of light that counts down',
    category: 'liberty',
  },
  {
    id: 'boardroom',
    name: 'Boardroom',
    image: { id: 'boardroom-night' },
    description: 'Walnut, leather and a lock. Phones may ring outside.',
    equipment: [
      `LED screen, ${boardroom.measures.screenInches} inches`,
      'Conference cameras',
      'Lobby with double doors',
    ],
    highlight: `Sound insulation of ${boardroom.measures.insulationDb} dB`,
    category: 'liberty',
  },
  {
    id: 'liberty-hub',
    name: 'Hub',
    image: { id: 'liberty-hub-counter' },
    description: 'An office for ten minutes, a canteen for an hour, a bar for whatever is left.',
    equipment: ['Hot desks', 'Phone booths', 'Stream of the stage on screens'],
    highlight: 'The stage stays in earshot',
    category: 'liberty',
  },
] as const satisfies readonly CarouselRoom[];
