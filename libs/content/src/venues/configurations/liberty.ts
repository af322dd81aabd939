import type { ConfigurationCard } from '../types';

/**
 * The six rooms of Liberty (rule venues.landings). Atrium and Hub have no page of their own: they are on their floor’s
 * page.
 */
export const libertyConfigurations = [
  {
    id: 'liberty-atrium',
    venue: 'liberty-stage',
    name: 'Atrium',
    subtitle: 'Where the floor meets',
    description: 'The wide room before the stage: registration at eight, posters at noon, toasts at six.',
    features: ['Ceiling of light', 'Coffee counter', 'Direct doors to the stage'],
    image: { id: 'liberty-atrium' },
    configuration: 'Reception',
    category: 'liberty',
  },
  {
    id: 'workshop',
    venue: 'workshop',
    name: 'Workshop',
    subtitle: 'Write on the walls',
    description: 'Islands on wheels, three walls of whiteboard and a cupboard full of useful things.',
    features: ['Tables on wheels', 'Touch screen', 'Power from the ceiling'],
    image: { id: 'workshop-boards' },
    configuration: 'Islands',
    category: 'liberty',
  },
  {
    id: 'arena',
    venue: 'arena',
    name: 'Arena',
    subtitle: 'Talk in the round',
    description: 'Oak steps in three rings make thirty listeners feel like one conversation.',
    features: ['LED ring overhead', 'Fishbowl stools', 'Recording in every seat'],
    image: { id: 'arena-stage' },
    configuration: 'Circle',
    category: 'liberty',
  },
  {
    id: 'straight-up',
    venue: 'straight-up',
    name: 'Straight-up',
    subtitle: 'On your feet',
    description: 'High tables for briefings that ought to be over before the coffee is cold.',
    features: ['Visible clock', 'Espresso in the room', 'Ten steps from the stage'],
    image: { id: 'straight-up-window' },
    configuration: 'Standing',
    category: 'liberty',
  },
  {
    id: 'boardroom',
    venue: 'boardroom',
    name: 'Boardroom',
    subtitle: 'Doors closed',
    description: 'A walnut table, a sealed door and a screen without a hum, for decisions with signatures.',
    features: ['Lobby with double doors', 'Ceiling microphones', 'Silent service bell'],
    image: { id: 'boardroom-table' },
    configuration: 'Board table',
    category: 'liberty',
  },
  {
    id: 'liberty-hub',
    venue: 'liberty-floor',
    name: 'Hub',
    subtitle: 'Between two sessions',
    description: 'Desks, phone booths and a long lunch counter for everyone who needs ten minutes of office.',
    features: ['Twelve hot desks', 'Four phone booths', 'Lunch counter'],
    image: { id: 'liberty-hub' },
    configuration: 'Lounge',
    category: 'liberty',
  },
] as const satisfies readonly ConfigurationCard[];
