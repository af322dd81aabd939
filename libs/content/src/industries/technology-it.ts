import type { Industry } from './types';

export const technologyIt = {
  id: 'technology-it',
  name: 'Technology & IT',
  image: { id: 'developer-conference' },
  logos: [
    { company: 'Blindtext Systems', alt: 'Blindtext Systems, sample company', mark: 'corner', size: 'medium' },
    { company: 'Foobar Cloud', alt: 'Foobar Cloud, sample company', mark: 'wave', size: 'large' },
    { company: 'Nullwert Software', alt: 'Nullwert Software, sample company', mark: 'ring', size: 'medium' },
    { company: 'Demo Dynamics', alt: 'Demo Dynamics, sample company', mark: 'peak', size: 'medium' },
    { company: 'Testfall Robotics', alt: 'Testfall Robotics, sample company', mark: 'bars', size: 'medium' },
    { company: 'Dummy Data Works', alt: 'Dummy Data Works, sample company', mark: 'petals', size: 'medium' },
  ],
} as const satisfies Industry;
