import { cateringTiers } from '@mainstage/content/constants/catering';
import type { HandbookMenu } from '@mainstage/contracts/gates/handbook';

const items = [
  'Still and sparkling water',
  'Three juices',
  'Apple spritzer',
  'Cola, with and without sugar',
  'Filter coffee and tea',
  'House lemonade',
  'Riesling from the Rheingau',
  'Pinot noir from the Rheingau',
  'Pils, with and without alcohol',
  'Sparkling wine at the door',
  'Apple wine from the jug',
  'Gin and tonic, vodka and soda',
  'A cocktail in the colours of your brand',
] as const;

const { soft, bar, full } = cateringTiers.drinks;

export const drinkTiers = [
  { id: 'drinks-soft', name: 'Soft', note: 'No alcohol.', items: items.slice(0, soft) },
  { id: 'drinks-bar', name: 'Bar', note: 'With wine and beer.', items: items.slice(0, bar) },
  { id: 'drinks-full', name: 'Full bar', note: 'With sparkling wine and spirits.', items: items.slice(0, full) },
] as const satisfies readonly HandbookMenu[];
