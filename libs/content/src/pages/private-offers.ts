import type { OfferTab } from '../offers/types';
import type { UseCaseSearch } from '../use-cases/types';
import type { PageContent } from '../site/page-content';

/** What a private host invites for, and the search for a room that it comes with. */
export interface Occasion {
  name: string;
  text: string;
  search: UseCaseSearch;
}

export const privateOffers = {
  path: '/private-offers',
  lang: 'en',
  head: {
    title: 'Private offers',
    name: 'Private Offers',
    description:
      'Take a stage, a workshop room or a studio for a closed circle: six offers with prices, terms and what they include.',
    keywords: ['private event venue Frankfurt', 'closed event', 'private offers', 'gift card'],
    robots: 'index, follow',
    picture: 'sky-lounge-window',
  },
  copy: {
    hero: {
      kicker: 'Private offers',
      title: 'Your guests. Nobody else’s.',
      lead: 'For a closed circle, an anniversary, a round without a logo on the door: the offers of the house, with the house to yourselves.',
      picture: { id: 'sky-lounge-window' },
    },
    occasions: {
      title: 'Birthdays, weddings, dinners',
      list: [
        {
          name: 'A round birthday',
          text: 'Dinner at round tables, a stage for the speeches nobody wanted to hold, and the wall showing the pictures nobody wanted to see again. Then the tables go and people dance.',
          search: { guests: 80, layout: 'banquet' },
        },
        {
          name: 'A wedding',
          text: 'Vows in rows, dinner at round tables an hour later: our crew turns the hall while your guests stand on the terrace. Whoever cannot travel watches the stream.',
          search: { guests: 120, layout: 'banquet' },
        },
        {
          name: 'A dinner',
          text: 'One table, one conversation, the city behind the glass. The kitchen serves, closes the door and stays out of it.',
          search: { guests: 12, layout: 'boardroom' },
        },
      ] satisfies readonly Occasion[],
    },
    /** Evenings first; a stream for those who stay at home before rooms for work. */
    tabs: ['Conference & Events', 'Broadcast & Streaming', 'Meeting & Workshops'] satisfies readonly OfferTab[],
    list: { title: 'For a closed circle' },
  },
} as const satisfies PageContent;
