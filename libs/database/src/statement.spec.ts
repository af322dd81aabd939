import { statement } from './statement';

describe('a statement with named values', () => {
  it('gives each name one parameter, whatever the order of the values', () => {
    const moved = statement<{ from: string; to: string }>(
      (at) => `UPDATE places SET place = ${at.to} WHERE place = ${at.from} AND ${at.to} <> ''`,
    );
    expect(moved({ from: 'here', to: 'there' })).toEqual({
      text: `UPDATE places SET place = $1 WHERE place = $2 AND $1 <> ''`,
      values: ['there', 'here'],
    });
  });
});
