import { plainValues } from './plain-values';

describe('a module of built values', () => {
  it('exports what JSON holds', () => {
    expect(plainValues({ ids: ['a'], lines: { a: 'A' } })).toBe(
      'export const ids = ["a"];\nexport const lines = {"a":"A"};',
    );
  });

  it.each([
    ['a function', () => 1],
    ['a date', new Date(0)],
    ['nothing', undefined],
    ['a gap', { a: undefined }],
  ])('refuses %s', (_, value) => {
    expect(() => plainValues({ wrong: value })).toThrow('wrong is no plain value');
  });
});
