import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

export const libertyStudio = {
  name: 'Liberty Studio',
  category: 'STUDIOS',
  subtitle: 'The talk show with a conference attached',
  description:
    'A round desk, a curved backdrop and a small audience: built for formats that are live in the room and better on the stream. Guests go on air five minutes after leaving the lobby.',
  heroImage: { id: 'studio-streaming' },
  specifications: {
    Area: areaOf('liberty-studio'),
    Capacity: guestsOf('liberty-studio'),
    'LED volume': wallsOf('liberty-studio'),
    Cameras: '4 broadcast cameras, 2 robotic',
    Uplink: '2 × 1 Gbit/s on separate routes',
    Level: floorsOf('liberty-studio'),
  },
  features: [
    {
      title: 'On air from a standing start',
      description: 'Desk, light and camera positions are saved. Sit down, count in, speak.',
    },
    {
      title: 'Remote guests at eye level',
      description: 'Callers appear life-size on the backdrop, and both sides look each other in the face.',
    },
    {
      title: 'Two lines out',
      description: 'If one route fails the other carries on, and the viewer notices nothing.',
    },
  ],
  galleryImages: pictureList('studio-operator', 'annual-meeting-stream', 'control-faders'),
  seatingConfigurations: [
    {
      name: 'Talk with audience',
      capacity: guestsOf('liberty-studio'),
      description: 'A half circle of four rows close enough to be in the shot.',
      image: { id: 'studio-guests' },
    },
    {
      name: 'Newsroom',
      capacity: '24 people',
      description: 'Editors at desks beside the set, moderators in front of them.',
      image: { id: 'studio-desk' },
    },
  ],
} satisfies Venue;
