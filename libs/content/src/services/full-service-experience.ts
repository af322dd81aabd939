import { serviceNames } from './service-names';
import type { ServiceOffering } from './types';

export const fullServiceExperience = {
  id: 'full-service-experience',
  title: serviceNames['full-service-experience'],
  description: 'From the first sketch to the last taxi: one team, one plan, one number to call.',
  image: { id: 'catering-buffet' },
  icon: 'bell',
  features: [
    { title: 'A project manager for you', description: 'The same person from the first meeting to the morning after.' },
    { title: 'Kitchen on every floor', description: 'Breakfast, lunch and dinner are cooked where they are eaten.' },
    {
      title: 'Hosts who know the names',
      description: 'Badge desk, cloakroom and ushers are briefed on your guest list.',
    },
    { title: 'A script for the day', description: 'Every cue, delivery and speech on one sheet that all crews share.' },
  ],
  longDescription:
    'You bring the reason, we bring the day. Concept, catering, hosts, hotels: all with one team that works here all year and knows where the spare fuses are.',
  cta: {
    title: 'Hand it over',
    description: 'Tell us the aim; we come back with a plan and a price.',
    buttonText: 'Start planning',
  },
} as const satisfies ServiceOffering;
