import { categoryClaims } from '@mainstage/house/claims';
import { sqm } from '../../constants/figures';
import { officeArea, officePeople } from '../fact-texts';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

const largest = sqm(categoryClaims.offices.areaSqm.max);
const { max: mostOffices } = categoryClaims.offices.adjacentOffices;

export const enterpriseOffice = {
  name: 'Enterprise Office',
  category: 'SPATIAL',
  subtitle: 'A headquarters that can be switched on',
  description:
    'A floor, or both, planned around how your company works: neighbourhoods of desks, a forum in the middle, quiet at the edge. The stage for the annual meeting is already in the building.',
  heroImage: { id: 'meeting-dusk' },
  specifications: {
    Area: `${officeArea('enterprise-office')}, up to ${largest}`,
    People: officePeople('enterprise-office'),
    'Adjacent offices': `Up to ${mostOffices}`,
    Level: 'Floor 8, with floor 7 as an option',
    Security: 'Own access zones and server room',
  },
  features: [
    {
      title: 'Planned with you, built by us',
      description:
        'Three workshops lead to a floor plan, a fixed sum and a date. The third one takes place in the finished model.',
    },
    {
      title: 'Town halls without a coach trip',
      description:
        'Everyone takes the stairs to Skyline. The all-hands is over before a hotel would have checked badges.',
    },
    {
      title: 'One contract for the house',
      description: 'Desks, event days, studio hours and catering come on a single invoice with a name behind it.',
    },
  ],
  galleryImages: pictureList('lobby-night-desk', 'meeting-window', 'coworking-table'),
  seatingConfigurations: [
    {
      name: 'Neighbourhoods',
      capacity: officePeople('enterprise-office'),
      description: 'Teams of fifteen around a shared table, with phone rooms between them.',
      image: { id: 'team-office-evening' },
    },
    {
      name: 'Forum floor',
      capacity: '90 people',
      description: 'Desks in a ring, an open staircase of seats in the middle.',
      image: { id: 'team-offsite' },
    },
  ],
} satisfies Venue;
