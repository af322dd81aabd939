import { consultingAdvisory } from './consulting-advisory';
import { consumerMediaBrands } from './consumer-media-brands';
import { financialServices } from './financial-services';
import { healthcarePharma } from './healthcare-pharma';
import { technologyIt } from './technology-it';
import type { Industry } from './types';

/** Industries of clients, in the order of the home page’s tabs (rule industries.samples). All companies are invented samples. */
export const industries = [
  financialServices,
  technologyIt,
  healthcarePharma,
  consultingAdvisory,
  consumerMediaBrands,
] as const satisfies readonly Industry[];
