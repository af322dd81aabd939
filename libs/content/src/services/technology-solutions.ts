import { marketingClaims } from '@mainstage/venues/facts/claims';
import { sqm } from '@mainstage/venues/facts/number-format';
import { serviceNames } from './service-names';
import type { ServiceOffering } from './types';

export const technologySolutions = {
  id: 'technology-solutions',
  title: serviceNames['technology-solutions'],
  description: 'LED walls, broadcast lines and the people who can explain them.',
  image: { id: 'led-tiles' },
  icon: 'wall',
  features: [
    {
      title: 'LED in any width',
      description: `From a ten-metre backdrop to ${sqm(marketingClaims.ledWallSqm)} in one picture, all from the same tiles.`,
    },
    {
      title: 'Broadcast control room',
      description: 'Vision mixer, replay and graphics one door away from each stage.',
    },
    {
      title: 'Two lines out',
      description: 'Two routes leave the building on different sides of the street.',
    },
    {
      title: 'Measured, not guessed',
      description: 'Attention, questions and contacts are counted while you are on air.',
    },
  ],
  longDescription:
    'Our technicians built these walls and run them every week. Before you sign, they tell you what a picture needs, what it costs, and where a smaller one does more.',
  cta: {
    title: 'Bring us the hard part',
    description: 'Send a sketch, a rider or a question. A technician answers.',
    buttonText: 'Ask a technician',
  },
} as const satisfies ServiceOffering;
