// Rules: culture.statements
import { cookieCategories } from '../cookies/categories';
import { culture } from './culture';

describe('culture and cookies', () => {
  it('list values, lines of the code, principles and cookie categories as stated', () => {
    expect(culture.values.map(({ title }) => title)).toEqual(['Centerstage', 'Bold', 'Astute']);
    expect([culture.code.length, culture.principles.length]).toEqual([6, 5]);
    expect(cookieCategories.map(({ id, locked }) => [id, locked])).toEqual([
      ['essential', true],
      ['analytics', false],
      ['marketing', false],
    ]);
  });
});
