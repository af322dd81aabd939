import '../testing/jsdom-gaps';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';
import { LeadSearch } from './lead-search';

/** Renders the field with an address that only the spec changes. */
function renderSearch() {
  const asked: string[] = [];
  const go = (to: To) => void asked.push(typeof to === 'string' ? to : createPath(to));
  const navigator: Navigator = { createHref: (to) => String(to), go: () => undefined, push: go, replace: go };
  const page = (search: string) => (
    <Router location={`/leads${search}`} navigator={navigator}>
      <LeadSearch />
    </Router>
  );
  const { rerender } = render(page(''));
  return {
    asked,
    arriveAt: (search: string) => rerender(page(search)),
    input: screen.getByLabelText<HTMLInputElement>('Search'),
  };
}

describe('the search of leads', () => {
  it('keeps what is typed while the address follows', async () => {
    const { asked, arriveAt, input } = renderSearch();
    await userEvent.type(input, 'Ada');
    await waitFor(() => expect(asked).toEqual(['/leads?q=Ada']));
    expect(input.value).toBe('Ada');
    await userEvent.type(input, ' Lee');
    arriveAt('?q=Ada');
    expect(input.value).toBe('Ada Lee');
    await waitFor(() => expect(asked.at(-1)).toBe('/leads?q=Ada+Lee'));
  });

  it('shows the search of an address that came from elsewhere', async () => {
    const { asked, arriveAt, input } = renderSearch();
    await userEvent.type(input, 'Ada');
    await waitFor(() => expect(asked).toHaveLength(1));
    arriveAt('?q=Ada');
    arriveAt('');
    expect(input.value).toBe('');
    arriveAt('?q=Ada');
    expect(input.value).toBe('Ada');
    expect(asked).toHaveLength(1);
  });
});
