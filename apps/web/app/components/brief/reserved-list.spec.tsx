import '@testing-library/jest-dom';
import { reserveListScript } from './reserved-list';

/** A form as it is parsed: the place of the list, and the script after it. */
function placeAt(search: string, venue: boolean): HTMLElement {
  window.history.replaceState(null, '', `/contact${search}`);
  const place = document.createElement('div');
  document.body.append(
    place,
    Object.assign(document.createElement('script'), { textContent: reserveListScript(venue) }),
  );
  return place;
}

const store = (planned: object, shortlist: unknown = []) => {
  sessionStorage.setItem('mainstage.planned', JSON.stringify(planned));
  localStorage.setItem('mainstage.shortlist', JSON.stringify(shortlist));
};

beforeEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
  localStorage.clear();
});

describe('the space of what was chosen, while the page is parsed', () => {
  it('the space has a line for each choice of the address, of this tab and of the shortlist', () => {
    store({ guests: 80, date: '2027-03-12', part: 'evening', withheld: 'workshop' }, [
      'arena',
      'workshop',
      'boardroom',
    ]);
    const place = placeAt('?venue=arena&guests=120', true);
    expect(place).toHaveAttribute('data-reserved', 'noted');
    expect(place).toHaveStyle({ '--lines': '5' });
  });

  it('the space has no line for the venue where the venue is shown as a picture, and no note', () => {
    store({ date: '2027-03-12' }, ['arena']);
    const place = placeAt('?venue=arena', false);
    expect(place).toHaveAttribute('data-reserved', '');
    expect(place).toHaveStyle({ '--lines': '2' });
  });

  it.each([
    ['nothing was chosen', {}, []],
    ['a part of a day was chosen without its day', { part: 'evening' }, 'no list'],
  ])('the space is not reserved where %s', (_, planned, shortlist) => {
    store(planned, shortlist);
    expect(placeAt('', true)).not.toHaveAttribute('data-reserved');
  });
});
