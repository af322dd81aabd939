import { brand } from '@mainstage/content/site/brand';
import { hours } from '@mainstage/content/site/hours';
import type { Deck } from './deck';

/** The last sheet of every deck. */
export const nextSteps: Deck['chapters'][number] = {
  title: 'What happens next',
  lead: 'Name the pages and items you want. You receive one quote for all of it.',
  sections: [
    {
      title: 'Three steps',
      features: [
        { title: 'Send your list', description: 'To your sales representative, in whatever form you have it.' },
        {
          title: 'Read the quote',
          description: 'Within two working days, with each item, its price and its conditions.',
        },
        { title: 'Release it', description: 'In writing. It becomes part of your function sheet.' },
      ],
    },
    {
      title: 'Reach us',
      rows: {
        Email: brand.salesEmail,
        Telephone: brand.phone.label,
        Hours: `${hours.business.days}, ${hours.business.time}`,
        Address: `${brand.address.street}, ${brand.address.postcode} ${brand.address.city}`,
      },
    },
  ],
};
