// Rules: culture.statements
import { cookieCategories } from '../cookies/categories';
import { culture } from './culture';

describe('culture and cookies', () => {
  it('list three values, six lines of the code, five principles and three cookie categories with one locked', () => {
    expect(culture.values.map(({ title }) => title)).toEqual(['Centerstage', 'Bold', 'Astute']);
    expect([culture.code.length, culture.principles.length]).toEqual([6, 5]);
    expect(cookieCategories.map(({ id, locked }) => [id, locked])).toEqual([
      ['essential', true],
      ['analytics', false],
      ['marketing', false],
    ]);
  });
});
