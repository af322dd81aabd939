import { brandingDeck } from './branding';
import { contentDeck } from './content-creation';
import { culinaryDeck } from './culinary-services';
import type { Deck } from './deck';
import { hrDeck } from './hr-services';
import { spacesDeck } from './spaces';
import { technologyDeck } from './technology';
import { termsGerman } from './terms-de';
import { termsEnglish } from './terms-en';

export const documents: readonly Deck[] = [
  spacesDeck,
  technologyDeck,
  culinaryDeck,
  hrDeck,
  brandingDeck,
  contentDeck,
  termsEnglish,
  termsGerman,
];
