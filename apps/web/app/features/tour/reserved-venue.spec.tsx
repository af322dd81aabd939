import '@testing-library/jest-dom';
import { reserveVenueScript } from './reserved-venue';

/** The tour form as it is parsed: the space, and the script after it. */
function spaceAt(search: string, draft = 'null'): HTMLElement {
  sessionStorage.setItem('mainstage.draft.tour', draft);
  window.history.replaceState(null, '', `/book-tour${search}`);
  document.body.innerHTML = '<div hidden><p data-name=""></p></div>';
  document.body.append(Object.assign(document.createElement('script'), { textContent: reserveVenueScript }));
  return document.body.querySelector('div')!;
}

const draftOf = (additionalInformation: string) => JSON.stringify({ since: 1, values: { additionalInformation } });

describe('the space of the venue in the tour form, while the page is parsed', () => {
  it('the space is reserved for the venue of the address', () => {
    const space = spaceAt('?venue=skyline-stage');
    expect(space).not.toHaveAttribute('hidden');
    expect(space.firstChild).toHaveAttribute('data-name', 'skyline stage');
  });

  it('the space is reserved for the venue that the stored text names', () => {
    const space = spaceAt('', draftOf('Hello\nVenue: Skyline Stage (Floor 6)\nand more'));
    expect(space).not.toHaveAttribute('hidden');
    expect(space.firstChild).toHaveAttribute('data-name', 'Skyline Stage');
  });

  it.each([
    ['nothing is stored', 'null'],
    ['the stored text names no venue', draftOf('Which venue: any')],
  ])('the space is not reserved where %s', (_, draft) => {
    expect(spaceAt('', draft)).toHaveAttribute('hidden');
  });
});
