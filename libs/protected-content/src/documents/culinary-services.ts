import { cateringSizes } from '@mainstage/content/constants/catering';
import type { HandbookMenu } from '@mainstage/contracts/gates/handbook';
import { catering } from '../event-planners/chapters/catering';
import { nextSteps } from './contact';
import type { Deck, DeckSection } from './deck';

const sectionsOf = (menus: readonly HandbookMenu[]): DeckSection[] =>
  menus.map(({ name, note, items }) => ({ title: name, paragraphs: note ? [note] : [], list: items }));

const [, ...meals] = catering.sections;

export const culinaryDeck: Deck = {
  file: 'deck-culinary-services.pdf',
  lang: 'en',
  eyebrow: 'Package deck 3 of 6',
  title: 'Culinary Services',
  lead: 'Every meal, every tier, every item.',
  picture: 'catering-buffet',
  figures: [
    { value: String(meals.length), label: 'kinds of meals and drinks' },
    { value: cateringSizes.fingerFoodPieces.join(' / '), label: 'pieces of finger food per guest' },
  ],
  chapters: [
    ...meals.map(({ title, lead, blocks: [{ menus }] }) => ({ title, lead, sections: sectionsOf(menus) })),
    nextSteps,
  ],
};
