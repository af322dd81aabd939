import '../../testing/jsdom-gaps';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { useBrief } from './use-brief';

const seen: { asked: object; chosen: object }[] = [];

function Form() {
  const { asked, chosen } = useBrief([]);
  seen.push({ asked, chosen });
  return null;
}

describe('what was chosen before somebody writes', () => {
  it('is asked for from the first moment, though it is shown only after the prerendered page was hydrated', async () => {
    await act(async () =>
      hydrateRoot(
        document.createElement('div'),
        <MemoryRouter initialEntries={['/contact?venue=arena&guests=80']}>
          <Form />
        </MemoryRouter>,
      ),
    );
    const asked = { venue: 'arena', guests: 80 };
    expect(seen[0]).toEqual({ asked, chosen: {} });
    expect(seen.at(-1)).toEqual({ asked, chosen: asked });
  });
});
