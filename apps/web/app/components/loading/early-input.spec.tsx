import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { HydrationMark } from './click-queue';

/** Fields that React renders again with its own values directly after hydration. */
function Fields() {
  const live = useHydrated();
  const [values, setValues] = useState({ guests: '', layout: 'any', stage: false, floor: 'any' });
  const change = (changed: Partial<typeof values>) => setValues({ ...values, ...changed });
  return (
    <div title={live ? 'live' : undefined}>
      <input aria-label="guests" value={values.guests} onChange={({ target }) => change({ guests: target.value })} />
      <select aria-label="layout" value={values.layout} onChange={({ target }) => change({ layout: target.value })}>
        <option value="any">any</option>
        <option value="theatre">theatre</option>
      </select>
      <input
        type="checkbox"
        aria-label="stage"
        checked={values.stage}
        onChange={({ target }) => change({ stage: target.checked })}
      />
      {['any', 'six'].map((floor) => (
        <input
          key={floor}
          type="radio"
          name="floor"
          aria-label={floor}
          value={floor}
          checked={values.floor === floor}
          onChange={() => change({ floor })}
        />
      ))}
      <output>{JSON.stringify(values)}</output>
    </div>
  );
}

function Page() {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} data-part>
      <Suspense>
        <Fields />
        <HydrationMark part={part} />
      </Suspense>
    </div>
  );
}

const served = [
  '<div data-part="true"><!--$--><div><input aria-label="guests" value=""/>',
  '<select aria-label="layout"><option value="any" selected="">any</option><option value="theatre">theatre</option></select>',
  '<input type="checkbox" aria-label="stage"/>',
  '<input type="radio" name="floor" aria-label="any" value="any" checked=""/>',
  '<input type="radio" name="floor" aria-label="six" value="six"/>',
  '<output>{"guests":"","layout":"any","stage":false,"floor":"any"}</output></div><!--/$--></div>',
].join('');

let container: HTMLElement;
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const known = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;
const hydrate = () => act(async () => render(<Page />, { container, hydrate: true }));

beforeEach(() => {
  container = document.createElement('div');
  container.innerHTML = served;
  document.body.append(container);
});
afterEach(() => container.remove());

describe('a field that is changed before it is hydrated', () => {
  it('changed before hydration keeps what was entered, and React knows of all of it', async () => {
    input('guests').value = '120';
    fireEvent.change(screen.getByLabelText('layout'), { target: { value: 'theatre' } });
    fireEvent.click(input('stage'));
    fireEvent.click(input('six'));
    await hydrate();
    expect(screen.getByTitle('live')).toBeInTheDocument();
    expect(known()).toEqual({ guests: '120', layout: 'theatre', stage: true, floor: 'six' });
    expect(input('guests')).toHaveValue('120');
    expect(input('stage')).toBeChecked();
    expect(input('six')).toBeChecked();
  });

  it('is taken if its own event begins the hydration', async () => {
    const guests = input('guests');
    await act(async () => {
      hydrateRoot(container, <Page />);
      guests.value = '120';
      guests.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(known()).toMatchObject({ guests: '120' });
    expect(guests).toHaveValue('120');
  });

  it('changed before hydration has the caret where it was', async () => {
    input('guests').focus();
    input('guests').value = '120';
    input('guests').setSelectionRange(1, 2);
    await hydrate();
    expect([input('guests').selectionStart, input('guests').selectionEnd]).toEqual([1, 2]);
  });

  it('a field that nobody changed before hydration is left alone', async () => {
    await hydrate();
    expect(known()).toEqual({ guests: '', layout: 'any', stage: false, floor: 'any' });
  });
});
