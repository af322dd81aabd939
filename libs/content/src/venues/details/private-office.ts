import { officeArea, officePeople } from '../fact-texts';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

export const privateOffice = {
  name: 'Private Office',
  category: 'SPATIAL',
  subtitle: 'A door to close and a view to open',
  description:
    'An office for one decision-maker or a first team. Oak desk, good chair, a shelf for what matters: you bring a laptop and start on the same morning.',
  heroImage: { id: 'office-dusk' },
  specifications: {
    Area: officeArea('private-office'),
    People: officePeople('private-office'),
    Level: 'Floor 7',
    Term: 'By the day, the month or the year',
    Access: 'Around the clock, by phone or card',
  },
  features: [
    {
      title: 'Furnished to the last lamp',
      description: 'Height-adjustable desk, curved monitor, leather chair. Nothing to order and nothing to assemble.',
    },
    {
      title: 'A production office on event days',
      description: 'Planners keep it as base camp: printers, radios and a lift ride from every stage.',
    },
    {
      title: 'Post and phone answered',
      description: 'The desk downstairs takes parcels and calls in your name while you are in the hall.',
    },
  ],
  galleryImages: pictureList('private-office-shelf', 'office-books', 'coworking-sofa'),
  seatingConfigurations: [
    {
      name: 'Solo',
      capacity: '1 person',
      description: 'A single desk at the window and two armchairs for visitors.',
      image: { id: 'private-office-day' },
    },
    {
      name: 'First team',
      capacity: officePeople('private-office'),
      description: 'Eight places in two rows and a whiteboard in between.',
      image: { id: 'team-office-desk' },
    },
  ],
} satisfies Venue;
