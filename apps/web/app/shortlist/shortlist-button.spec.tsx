import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShortlistButton } from './shortlist-button';
import { shortlistKey } from '../storage/shortlist-key';
import { shortlist } from './shortlist-store';

const toggle = (name: string) => screen.getByRole('button', { name: `Shortlist ${name}` });
const kept = () => JSON.parse(localStorage.getItem(shortlistKey) ?? 'null') as unknown;

/** The storage event of another tab's write. */
function otherTabWrites(text: string | null) {
  if (text === null) localStorage.removeItem(shortlistKey);
  else localStorage.setItem(shortlistKey, text);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: shortlistKey }));
  });
}

describe('the shortlist button', () => {
  beforeEach(() => act(() => shortlist.clear()));
  afterEach(() => jest.restoreAllMocks());

  it.each(['mark', 'word'] as const)('as a %s is named after its venue and says whether it is on', async (look) => {
    render(<ShortlistButton venue="skyline-stage" look={look} />);
    expect(toggle('Skyline Stage')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle('Skyline Stage'));
    expect(toggle('Skyline Stage')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle('Skyline Stage'));
    expect(toggle('Skyline Stage')).toHaveAttribute('aria-pressed', 'false');
    expect(kept()).toBeNull();
  });

  it('stores the venues in the order chosen, and every button of a venue shows it', async () => {
    render(
      <>
        <ShortlistButton venue="boardroom" />
        <ShortlistButton venue="arena" />
      </>,
    );
    await userEvent.click(toggle('Boardroom'));
    await userEvent.click(toggle('Arena'));
    expect(kept()).toEqual(['boardroom', 'arena']);
    render(<ShortlistButton venue="arena" look="word" />);
    expect(screen.getAllByRole('button', { name: 'Shortlist Arena', pressed: true })).toHaveLength(2);
  });

  it('follows another tab', () => {
    render(<ShortlistButton venue="arena" />);
    otherTabWrites('["arena"]');
    expect(toggle('Arena')).toHaveAttribute('aria-pressed', 'true');
    otherTabWrites(null);
    expect(toggle('Arena')).toHaveAttribute('aria-pressed', 'false');
  });

  it('copes with whatever is in the storage', () => {
    for (const [text, list] of [
      ['{', []],
      ['"arena"', []],
      ['["arena","arena","no-such-room",7,"workshop"]', ['arena', 'workshop']],
    ] as const) {
      localStorage.setItem(shortlistKey, text);
      expect(shortlist.read()).toEqual(list);
    }
  });

  it('works until the page is left where the browser stores nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    render(<ShortlistButton venue="arena" />);
    await userEvent.click(toggle('Arena'));
    expect(toggle('Arena')).toHaveAttribute('aria-pressed', 'true');
    expect(shortlist.read()).toEqual(['arena']);
  });
});
