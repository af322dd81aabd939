import { creativeContent } from './creative-content';
import { fullServiceExperience } from './full-service-experience';
import { technologySolutions } from './technology-solutions';
import type { ServiceOffering, ServiceSlide } from './types';
import { venueAsAService } from './venue-as-a-service';

/** The four sections of /services, in the footer's order (rule services.sections). */
export const services = [
  venueAsAService,
  fullServiceExperience,
  technologySolutions,
  creativeContent,
] as const satisfies readonly ServiceOffering[];

/** The home page's carousel: the four, and two that have no section of their own (rule services.sections). */
export const serviceSlides: readonly ServiceSlide[] = [
  ...services.map(({ id, title, description, image, icon }) => ({
    id,
    title,
    description,
    image,
    icon,
    to: `/services#${id}`,
  })),
  {
    id: 'event-production',
    title: 'Event Production',
    description: 'Showcalling, rigging, crews: we run the evening from the first truck to the last cable.',
    image: { id: 'event-production' },
    icon: 'headset',
    to: `/services#${fullServiceExperience.id}`,
  },
  {
    id: 'support-24-7',
    title: '24/7 Support',
    description: 'Someone on site picks up, on show nights, build nights and the night before the speech.',
    image: { id: 'lobby-night-desk' },
    icon: 'clock',
    to: '/support',
  },
];
