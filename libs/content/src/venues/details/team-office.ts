import { officeArea, officePeople } from '../fact-texts';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

export const teamOffice = {
  name: 'Team Office',
  category: 'SPATIAL',
  subtitle: 'A project with a room of its own',
  description:
    'For the team that will be loud for a year: rows of desks, a phone corner, a wall for the plan. Grow by a desk at a time and keep the same address.',
  heroImage: { id: 'team-office-day' },
  specifications: {
    Area: officeArea('team-office'),
    People: officePeople('team-office'),
    Level: 'Floor 7',
    'Meeting credits': '20 hours a month in the event rooms',
    Network: 'Own segment, 1 Gbit/s',
  },
  features: [
    {
      title: 'Quiet where it counts',
      description: 'Felt baffles overhead and two booths for calls, so the rest may discuss out loud.',
    },
    {
      title: 'Stage privileges',
      description: 'Tenants book studios and rooms downstairs at short notice when an evening is free.',
    },
    {
      title: 'Move in over a weekend',
      description: 'Our crew carries, cables and labels. Monday begins with coffee, not with boxes.',
    },
  ],
  galleryImages: pictureList('team-office-evening', 'team-office-window', 'espresso-machine'),
  seatingConfigurations: [
    {
      name: 'Benches',
      capacity: officePeople('team-office'),
      description: 'Four rows of five with screens on arms.',
      image: { id: 'team-office-desk' },
    },
    {
      name: 'Project room',
      capacity: '12 people',
      description: 'Desks along the walls, a war-room table in the centre.',
      image: { id: 'meeting-screen' },
    },
  ],
} satisfies Venue;
