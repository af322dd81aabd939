import { officeArea, officePeople } from '../fact-texts';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

export const corporateOffice = {
  name: 'Corporate Office',
  category: 'SPATIAL',
  subtitle: 'A branch office with its own front door',
  description:
    'Several connected rooms behind your own reception: desks, boardroom, kitchen. The regional office for companies that present as often as they type.',
  heroImage: { id: 'coworking-sunset' },
  specifications: {
    Area: officeArea('corporate-office'),
    People: officePeople('corporate-office'),
    Level: 'Floor 8',
    'Fit-out': 'To your plan, in eight weeks',
    Reception: 'Own entrance with signage',
  },
  features: [
    {
      title: 'Rooms that connect',
      description:
        'Adjacent offices open into each other. Take the next one when the team has grown, and knock through.',
    },
    {
      title: 'Your colours, our walls',
      description: 'Carpet, glass film and lettering follow your brand book; building rules stay our worry.',
    },
    {
      title: 'Staff for peaks',
      description: 'Hosts, technicians and caterers of the event house are yours by the hour.',
    },
  ],
  galleryImages: pictureList('coworking-sofa', 'meeting-table', 'team-office-window'),
  seatingConfigurations: [
    {
      name: 'Mixed floor',
      capacity: officePeople('corporate-office'),
      description: 'Thirty desks, two offices, a boardroom and a kitchen table for ten.',
      image: { id: 'coworking-table' },
    },
    {
      name: 'Client floor',
      capacity: '28 people',
      description: 'Fewer desks, more meeting rooms, a bar instead of a counter.',
      image: { id: 'coffee-bar' },
    },
  ],
} satisfies Venue;
