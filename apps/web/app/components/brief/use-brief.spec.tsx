import '../../testing/jsdom-gaps';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { useBrief } from './use-brief';

const seen: { requested: object; chosen: object }[] = [];

function Form() {
  const { requested, chosen } = useBrief([]);
  seen.push({ requested, chosen });
  return null;
}

describe('what was chosen before somebody writes', () => {
  it('the brief is fetched from the first moment, though it is shown only after hydration', async () => {
    await act(async () =>
      hydrateRoot(
        document.createElement('div'),
        <MemoryRouter initialEntries={['/contact?venue=arena&guests=80']}>
          <Form />
        </MemoryRouter>,
      ),
    );
    const requested = { venue: 'arena', guests: 80 };
    expect(seen[0]).toEqual({ requested, chosen: {} });
    expect(seen.at(-1)).toEqual({ requested, chosen: requested });
  });
});
