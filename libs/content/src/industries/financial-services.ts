import type { Industry } from './types';

export const financialServices = {
  id: 'financial-services',
  name: 'Financial Services',
  image: { id: 'finance-results' },
  logos: [
    { company: 'Musterbank Main', alt: 'Musterbank Main, sample company', mark: 'ring', size: 'medium' },
    { company: 'Beispiel Versicherung', alt: 'Beispiel Versicherung, sample company', mark: 'bars', size: 'small' },
    { company: 'Sample Street Capital', alt: 'Sample Street Capital, sample company', mark: 'peak', size: 'small' },
    { company: 'Placeholder Pay', alt: 'Placeholder Pay, sample company', mark: 'corner', size: 'medium' },
    { company: 'Probe & Pfennig', alt: 'Probe & Pfennig, sample company', mark: 'wave', size: 'medium' },
    { company: 'Exemplar Fonds', alt: 'Exemplar Fonds, sample company', mark: 'petals', size: 'medium' },
  ],
} as const satisfies Industry;
