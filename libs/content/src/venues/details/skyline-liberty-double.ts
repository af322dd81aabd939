import { claims } from '@mainstage/house/claims';
import { sqm } from '../../constants/figures';
import { areaOf, floorsOf, guestsOf, wallsOf } from '../fact-texts';
import { pictureList } from '../picture-list';
import type { Venue } from '../types';

export const skylineLibertyDouble = {
  name: 'Skyline and Liberty Double',
  category: 'STAGES',
  subtitle: 'Two neighbouring floors, one conference',
  description:
    'The largest hall and the floor with the most rooms lie on top of each other, joined by an open stair. Plenary above, six breakouts below, lunch on both.',
  heroImage: { id: 'skyline-liberty-night' },
  specifications: {
    Area: areaOf('skyline-liberty-double'),
    Capacity: guestsOf('skyline-liberty-double'),
    'LED walls': `${wallsOf('skyline-liberty-double')}, or ${sqm(claims.ledWallSqm)} as one`,
    Levels: floorsOf('skyline-liberty-double'),
    Link: 'Open stair between the foyers',
  },
  features: [
    {
      title: 'Every panel on one wall',
      description: `Liberty’s tiles join Skyline’s for a single picture of ${sqm(claims.ledWallSqm)}: the widest the house can show.`,
    },
    {
      title: 'Plenary plus six',
      description: 'Sessions empty into rooms directly underneath, and nobody needs a coat or a lift.',
    },
    {
      title: 'Two kitchens, no queue',
      description: 'Lunch is served on both floors at once; the longest wait we measured was four minutes.',
    },
    {
      title: 'A stair that works as a stage',
      description: 'Its broad landing faces both foyers: the place for a welcome, a band or a family photograph.',
    },
  ],
  galleryImages: pictureList('skyline-stage-panel', 'arena-ring', 'finance-results'),
  seatingConfigurations: [
    {
      name: 'Congress',
      capacity: guestsOf('skyline-liberty-double'),
      description: 'A full plenary upstairs with a live second plenary below.',
      image: { id: 'hall-audience' },
    },
    {
      name: 'Plenary and workshops',
      capacity: guestsOf('skyline-stage'),
      description: 'One audience that divides into six groups after the coffee.',
      image: { id: 'liberty-stage-workshop' },
    },
    {
      name: 'Awards night',
      capacity: '330 guests',
      description: 'Ceremony in Skyline, dinner one flight down, winners on the landing.',
      image: { id: 'liberty-stage-dinner' },
    },
  ],
} satisfies Venue;
