import { serviceNames } from './service-names';
import type { ServiceOffering } from './types';

export const creativeContent = {
  id: 'creative-content',
  title: serviceNames['creative-content'],
  description: 'Pictures made for a wall of light, and stories that use it.',
  image: { id: 'content-suite' },
  icon: 'brush',
  features: [
    {
      title: 'Stage design in light',
      description: 'Scenery for every part of the programme, built to the pixel of the wall.',
    },
    {
      title: 'Film and motion',
      description: 'Openers, stings and portraits are shot in our volumes and cut next door.',
    },
    { title: 'Slides that survive', description: 'We rebuild decks for a format three times as wide as any laptop.' },
    {
      title: 'Content that lasts',
      description: 'What was made for the evening becomes clips, stills and a learning series.',
    },
  ],
  longDescription:
    'A large wall makes a weak picture look weaker. Our designers work on the real wall, at full size, and change what does not work the same afternoon.',
  cta: {
    title: 'See it at full size',
    description: 'Send us one slide and see it on the wall on your tour.',
    buttonText: 'Send a slide',
  },
} as const satisfies ServiceOffering;
