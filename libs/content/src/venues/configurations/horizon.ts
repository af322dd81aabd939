import { horizonStage } from '@mainstage/venues/facts/rooms/horizon-stage';
import type { ConfigurationCard } from '../types';

/** The three rooms of Horizon (rule venues.landings). The Hub has no page of its own and links to its floor. */
export const horizonConfigurations = [
  {
    id: 'horizon-stage',
    venue: 'horizon-stage',
    name: 'Horizon Stage',
    subtitle: 'Wide, shallow, near',
    description: `A hall in which the last row is ${horizonStage.measures.lastSeatM} metres away and a raised hand is always seen.`,
    features: ['LED wall behind the stage', 'Goods lift beside it', 'Own badge desk'],
    image: { id: 'town-hall' },
    configuration: 'Town hall',
    category: 'horizon',
  },
  {
    id: 'horizon-hub',
    venue: 'horizon-floor',
    name: 'Horizon Hub',
    subtitle: 'Lunch, fair, foyer',
    description: 'The room that does three jobs in a day and is swept between them.',
    features: ['Long counters', 'Partner tables', 'Morning sun'],
    image: { id: 'horizon-hub' },
    configuration: 'Market',
    category: 'horizon',
  },
  {
    id: 'directors-circle',
    venue: 'directors-circle',
    name: 'Directors Circle',
    subtitle: 'The few',
    description: 'A round table in a green room, and a hatch through which breakfast appears.',
    features: ['Folding round table', 'Ring lamp', 'Kitchen hatch'],
    image: { id: 'directors-circle-thirty' },
    configuration: 'Round table or salon',
    category: 'horizon',
  },
] as const satisfies readonly ConfigurationCard[];
