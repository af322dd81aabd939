import type { Development } from '@mainstage/contracts/gates/development';
import { house, week } from './house';
import { investmentCase } from './investment-case';
import { bigFigures, opening } from './opening';
import { phases } from './phases';
import { products } from './products';
import { proposal } from './proposal';
import { terms } from './terms';

/** The landlord presentation and the page that follows it (rule development.offer). */
export const developmentContent: Development = {
  opening,
  figures: bigFigures,
  house,
  week,
  phases,
  products,
  terms,
  proposal,
  investmentCase,
};
