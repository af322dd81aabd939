import { statement } from './statement';

describe('a statement that names its values', () => {
  it('gives each name one place, in whatever order the values come', () => {
    const moved = statement<{ from: string; to: string }>(
      (at) => `UPDATE places SET place = ${at.to} WHERE place = ${at.from} AND ${at.to} <> ''`,
    );
    expect(moved({ from: 'here', to: 'there' })).toEqual({
      text: `UPDATE places SET place = $1 WHERE place = $2 AND $1 <> ''`,
      values: ['there', 'here'],
    });
  });
});
