import type { PictureRef } from '../site/page-content';
import type { Feature } from '../venues/types';

export type ServiceIcon = 'key' | 'bell' | 'wall' | 'brush' | 'headset' | 'clock';

/** A section of /services (rule services.sections). */
export interface ServiceOffering {
  /** Also its anchor. */
  id: string;
  title: string;
  description: string;
  image: PictureRef;
  icon: ServiceIcon;
  features: readonly Feature[];
  longDescription: string;
  cta: { title: string; description: string; buttonText: string };
}

/** A slide of the home page's services carousel and the page or section it leads to. */
export interface ServiceSlide {
  id: string;
  title: string;
  description: string;
  image: PictureRef;
  icon: ServiceIcon;
  to: string;
}
