import { firstPageText, sourceBlocks } from './lead-context';

describe('the source of a visit in a mail to sales', () => {
  it.each([
    ['/', 'the home page'],
    ['/venues/skyline-stage', '/venues/skyline-stage'],
    [null, null],
  ])('calls the first page %s: %s', (path, text) => expect(firstPageText(path)).toBe(text));

  it('names the page through which the visitor came in', () => {
    const blocks = JSON.stringify(sourceBlocks({ sourceFirstPage: '/' }));
    expect(blocks).toContain('Came in through: the home page');
  });

  it('is left out where nothing is known', () => expect(sourceBlocks({})).toEqual([]));
});
