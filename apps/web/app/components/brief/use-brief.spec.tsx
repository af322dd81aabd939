import '../../testing/jsdom-gaps';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { useBrief } from './use-brief';

const seen: { requested: object; ofAddress: object; ofBrowser: object }[] = [];

function Form() {
  const { requested, ofAddress, ofBrowser } = useBrief(['workshop']);
  seen.push({ requested, ofAddress, ofBrowser });
  return null;
}

describe('the brief of a form', () => {
  it('shows the choices of the address at once, and those of this browser after hydration', async () => {
    await act(async () =>
      hydrateRoot(
        document.createElement('div'),
        <MemoryRouter initialEntries={['/contact?venue=arena&guests=80']}>
          <Form />
        </MemoryRouter>,
      ),
    );
    const ofAddress = { venue: 'arena', guests: 80 };
    const requested = { ...ofAddress, shortlist: ['workshop'] };
    expect(seen[0]).toEqual({ requested, ofAddress, ofBrowser: {} });
    expect(seen.at(-1)).toEqual({ requested, ofAddress, ofBrowser: { shortlist: ['workshop'] } });
  });
});
