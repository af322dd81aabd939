import type { Industry } from './types';

export const healthcarePharma = {
  id: 'healthcare-pharma',
  name: 'Healthcare & Pharma',
  image: { id: 'pharma-congress' },
  logos: [
    { company: 'Mustermed', alt: 'Mustermed, sample company', mark: 'petals', size: 'large' },
    { company: 'Beispiel Biotech', alt: 'Beispiel Biotech, sample company', mark: 'wave', size: 'medium' },
    { company: 'Placebo & Co.', alt: 'Placebo & Co., sample company', mark: 'ring', size: 'medium' },
    { company: 'Sample Clinics', alt: 'Sample Clinics, sample company', mark: 'corner', size: 'medium' },
    { company: 'Probelabor Rhein', alt: 'Probelabor Rhein, sample company', mark: 'peak', size: 'medium' },
    { company: 'Demo Diagnostics', alt: 'Demo Diagnostics, sample company', mark: 'bars', size: 'medium' },
  ],
} as const satisfies Industry;
