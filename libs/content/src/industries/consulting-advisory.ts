import type { Industry } from './types';

export const consultingAdvisory = {
  id: 'consulting-advisory',
  name: 'Consulting & Advisory',
  image: { id: 'consulting-wall' },
  logos: [
    { company: 'Muster & Partner', alt: 'Muster & Partner, sample company', mark: 'bars', size: 'medium' },
    { company: 'Example Advisory', alt: 'Example Advisory, sample company', mark: 'peak', size: 'medium' },
    { company: 'Hypothese Strategie', alt: 'Hypothese Strategie, sample company', mark: 'petals', size: 'small' },
    { company: 'Whitepaper & Sons', alt: 'Whitepaper & Sons, sample company', mark: 'corner', size: 'medium' },
    { company: 'Sample Size Analytics', alt: 'Sample Size Analytics, sample company', mark: 'ring', size: 'small' },
    { company: 'Probelauf Consult', alt: 'Probelauf Consult, sample company', mark: 'wave', size: 'medium' },
  ],
} as const satisfies Industry;
