import type { Handbook } from '@mainstage/contracts/gates/handbook';
import { entriesOf, excerpt, HandbookSearch } from './search-index';

const book: Handbook = {
  title: 'Handbook',
  lead: '',
  film: { title: '', text: '' },
  next: { title: '', lead: '' },
  sections: [
    {
      id: 'general',
      title: 'General',
      blocks: [
        {
          kind: 'answers',
          answers: [
            { id: 'hold', title: 'How long can I hold a date?', paragraphs: ['Two weeks, at no charge.'] },
            { id: 'late', title: 'Late payment', paragraphs: ['Interest is due from the day after.'] },
            { id: 'network', title: 'Internet in the halls', paragraphs: ['Two lines into the house.'] },
          ],
        },
      ],
    },
  ],
  chapters: [
    {
      slug: 'food',
      title: 'Food',
      lead: 'What is served',
      teaser: 'Menus',
      picture: 'hall-gala',
      sections: [
        {
          id: 'barbecue',
          title: 'BBQ',
          blocks: [
            { kind: 'menus', menus: [{ id: 'bbq-one', name: 'Classic', items: ['Halloumi', 'Corn on the cob'] }] },
            { kind: 'table', caption: 'Cancellation', columns: ['When', 'What'], rows: [['12 weeks', '30%']] },
          ],
        },
      ],
    },
  ],
};
const search = new HandbookSearch(entriesOf(book, '/event-planners'));
const first = (query: string) => search.find(query)[0]?.to;

describe('the search of the handbook', () => {
  it('gives every place with an address, once', () => {
    const entries = entriesOf(book, '/event-planners').map(({ to }) => to);
    expect(entries).toEqual([
      '/event-planners#general',
      '/event-planners#hold',
      '/event-planners#late',
      '/event-planners#network',
      '/event-planners/food',
      '/event-planners/food#barbecue',
      '/event-planners/food#bbq-one',
    ]);
  });

  it.each([
    ['hold a date', '/event-planners#hold'],
    ['hallou', '/event-planners/food#bbq-one'],
    ['haloumi', '/event-planners/food#bbq-one'],
    ['30%', '/event-planners/food#barbecue'],
    ['storno', '/event-planners/food#barbecue'],
  ])('leads from %j to %s', (query, to) => expect(first(query)).toBe(to));

  it.each(['wifi', 'Wi-Fi', 'WLAN', 'internet', 'internt'])(
    'leads from %j to the network and to no interest',
    (query) => {
      expect(search.find(query).map(({ to }) => to)).toEqual(['/event-planners#network']);
    },
  );

  it('finds nothing where nothing is', () => {
    expect(search.find('zzzzzz')).toEqual([]);
    expect(search.find('   ')).toEqual([]);
  });
});

describe('an excerpt', () => {
  const text = `${'A long beginning of many words. '.repeat(8)}Here the halloumi is named. ${'And a long end. '.repeat(8)}`;
  it('shows the place that was searched and tears no word', () => {
    const shown = excerpt(text, 'halloumi');
    expect(shown).toContain('halloumi');
    expect(shown.length).toBeLessThan(150);
    expect(shown).toMatch(/^… .* …$/);
    expect(excerpt('Short.', 'x')).toBe('Short.');
  });
});
