import { shownOn } from './pictures.check.mjs';

const img = (id: string) => `<img alt="" src="/pictures/${id}-960.webp"/>`;

describe('the pictures that a page shows', () => {
  it('count as often as they are shown, without menus, thumbnails, hidden parts and the footer', () => {
    const thumbnails = ['ul', 'ol'].map((tag) => `<${tag} data-thumbnails="true"><li>${img('hall')}</li></${tag}>`);
    const hidden = `<div hidden="">${img('stage')}</div>`;
    const page = `${img('menu')}<main>${img('hall')}${thumbnails.join('')}${hidden}${img('hall')}</main>`;
    expect(shownOn(`${page}<footer>${img('foot')}</footer>`)).toEqual(['hall', 'hall']);
  });
});
