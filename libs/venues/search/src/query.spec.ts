import fc from 'fast-check';
import { anyQuery } from './arbitraries';
import { largest, type Query, queryFields, readQuery, without, yes } from './query';

const fromAddress = (search: string) => {
  const params = new URLSearchParams(search);
  return readQuery((field) => params.get(field));
};

describe('a query in a URL', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const params = new URLSearchParams();
        for (const field of queryFields)
          if (query[field] !== undefined) params.set(field, query[field] === true ? yes : String(query[field]));
        expect(fromAddress(params.toString())).toEqual(query);
      }),
    );
  });

  it('never throws for any URL', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...queryFields), fc.string()), (texts) => {
        for (const value of Object.values(readQuery((field) => texts[field]))) expect(value).toBeTruthy();
      }),
    );
  });

  it('ignores invalid values', () => {
    for (const search of [
      'guests=0',
      'guests=-3',
      'guests=1.5',
      'guests=1e3',
      `guests=${largest.guests + 1}`,
      'layout=toString',
      'floor=3',
      'kind=STAGES',
      'area=',
      'led=wide',
      'stream=true',
    ])
      expect(fromAddress(search)).toEqual({});
    expect(fromAddress('guests=%20150%20&floor=06&other=1')).toEqual({ guests: 150 });
  });

  it('drops one criterion and keeps the others', () => {
    const query: Query = { guests: 100, layout: 'theatre' };
    expect(without(query, 'guests')).toEqual({ layout: 'theatre' });
    expect(query.guests).toBe(100);
  });
});
