import { filterIn, queryOf, withFilter } from './lead-filter';

describe('the filter of the list', () => {
  it('shows all open leads by deadline where the address says nothing', () =>
    expect(queryOf(filterIn(new URLSearchParams()))).toEqual({
      owner: 'all',
      state: 'open',
      sort: 'answer-by',
      order: 'asc',
      kind: undefined,
      venue: undefined,
      source: undefined,
      offer: undefined,
      q: undefined,
    }));

  it('is what the address says, but for values that do not exist', () => {
    const query = queryOf(
      filterIn(new URLSearchParams('owner=mine&kind=tour&state=any&source=moon&sort=received&q=Ada')),
    );
    expect(query).toMatchObject({ owner: 'mine', kind: 'tour', sort: 'received', order: 'desc', q: 'Ada' });
    expect(query.state).toBeUndefined();
    expect(query.source).toBeUndefined();
  });

  it('changes one value and leaves the others', () => {
    const params = new URLSearchParams('owner=mine&kind=tour');
    expect(String(withFilter(params, { kind: undefined, q: 'Nord' }))).toBe('owner=mine&q=Nord');
  });
});
