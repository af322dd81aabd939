import type { OfferId, OfferTab } from '../offers/types';
import type { UseCaseSearch } from '../use-cases/types';
import type { PageContent } from '../site/page-content';

/** A private occasion with its room search. */
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
      'Book a stage, a workshop room or a studio for a private event: six offers with prices, terms and what they include.',
    keywords: ['private event venue Frankfurt', 'closed event', 'private offers', 'gift card'],
    robots: 'index, follow',
    picture: 'sky-lounge-window',
  },
  copy: {
    hero: {
      kicker: 'Private offers',
      title: 'Your guests, and only yours.',
      lead: 'For a private party, an anniversary, a gathering without a logo on the door: our offers, with the venue to yourselves.',
      picture: { id: 'sky-lounge-window' },
    },
    occasions: {
      title: 'Birthdays, weddings, dinners',
      list: [
        {
          name: 'A milestone birthday',
          text: 'Dinner at round tables, a stage for the speeches and a wall for the pictures. Then the tables go and people dance.',
          search: { guests: 80, layout: 'banquet' },
        },
        {
          name: 'A wedding',
          text: 'Vows in rows, dinner at round tables an hour later: our crew turns the hall while your guests stand on the terrace. Guests who cannot travel watch the stream.',
          search: { guests: 120, layout: 'banquet' },
        },
        {
          name: 'A dinner',
          text: 'One table, one conversation, the city behind the glass. The kitchen serves, closes the door and stays out of it.',
          search: { guests: 12, layout: 'boardroom' },
        },
      ] satisfies readonly Occasion[],
    },
    /** Evenings first; streams for remote guests before rooms for work. */
    tabs: ['Conference & Events', 'Broadcast & Streaming', 'Meeting & Workshops'] satisfies readonly OfferTab[],
    list: { title: 'For private parties' },
    /** Descriptions of the offers for private guests. */
    stories: {
      'weekend-immersion':
        'The golden wedding on Saturday, breakfast on Sunday for those who stayed, and nothing to clear away in between.',
      'weekday-business-edge':
        'Some birthdays fall on a Tuesday. Celebrate on the day itself, with the widest wall for the photographs, and leave the weekend free.',
      'extended-focus':
        'For a family that lives in five cities: three rooms from Friday to Monday, where the albums can stay open overnight.',
      'co-create-and-accelerate':
        'For the club, the choir or the residents’ association: one day to hear everybody, a second to decide.',
      'virtual-keynote-experience':
        'A toast to guests on four continents, live in front of the place where it all began, and kept as a film.',
      'hybrid-studio-day':
        'Half the family is in the room, the other half on the wall, and our technician makes sure both get a word in.',
    } satisfies Readonly<Record<OfferId, string>>,
  },
} as const satisfies PageContent;
