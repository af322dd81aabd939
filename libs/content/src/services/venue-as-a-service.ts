import { serviceNames } from './service-names';
import type { ServiceOffering } from './types';

export const venueAsAService = {
  id: 'venue-as-a-service',
  title: serviceNames['venue-as-a-service'],
  description: 'A furnished, wired, staffed place to perform: by the hour, the day or the season.',
  image: { id: 'venue-set-up' },
  icon: 'key',
  features: [
    { title: 'Ready on arrival', description: 'Stage, light, sound and network are up and running when you arrive.' },
    {
      title: 'One price, one page',
      description: 'Room, base technology, energy and cleaning are a single line of the quote.',
    },
    { title: 'Season passes', description: 'Reserve a fixed day each month and keep your set-up saved in between.' },
    {
      title: 'Room to grow',
      description: 'The list grew? Add a floor or a room if one is free; we tell you the same day.',
    },
  ],
  longDescription: 'Most halls come empty. Ours is switched on when you arrive, and the invoice holds no surprises.',
  cta: {
    title: 'Which day would you like?',
    description: 'Name a date, and we tell you what is free and what it costs.',
    buttonText: 'Request a date',
  },
} as const satisfies ServiceOffering;
