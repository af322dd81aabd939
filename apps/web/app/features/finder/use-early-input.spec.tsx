import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { emptyFinder } from './finder-state';
import { useEarlyInput } from './use-early-input';

const ask = jest.fn();
const askDay = jest.fn();

function Early() {
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, emptyFinder.fields, ask, askDay);
  return (
    <form ref={form}>
      <input aria-label="guests" name="guests" defaultValue="1" />
    </form>
  );
}

describe('what is typed while the finder comes to life', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    ask.mockClear();
  });

  it('input typed before hydration is searched as it was', () => {
    render(<Early />);
    jest.runAllTimers();
    expect(ask.mock.calls).toEqual([['guests', '1']]);
  });

  it('input typed before hydration loses no digit that comes after React has emptied the field', () => {
    render(<Early />);
    screen.getByLabelText<HTMLInputElement>('guests').value = '20';
    jest.runAllTimers();
    expect(ask.mock.calls).toEqual([['guests', '120']]);
  });
});
