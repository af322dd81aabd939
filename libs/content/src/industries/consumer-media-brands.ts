import type { Industry } from './types';

export const consumerMediaBrands = {
  id: 'consumer-media-brands',
  name: 'Consumer & Media Brands',
  image: { id: 'brand-launch' },
  logos: [
    { company: 'Musterkaffee', alt: 'Musterkaffee, sample company', mark: 'wave', size: 'large' },
    { company: 'Beispiel Brause', alt: 'Beispiel Brause, sample company', mark: 'petals', size: 'medium' },
    { company: 'Sample Sneakers', alt: 'Sample Sneakers, sample company', mark: 'peak', size: 'medium' },
    { company: 'Platzhalter Verlag', alt: 'Platzhalter Verlag, sample company', mark: 'bars', size: 'small' },
    { company: 'Demo Radio', alt: 'Demo Radio, sample company', mark: 'ring', size: 'large' },
    { company: 'Probierhaus', alt: 'Probierhaus, sample company', mark: 'corner', size: 'large' },
  ],
} as const satisfies Industry;
