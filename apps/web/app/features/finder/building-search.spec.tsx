import '../../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { dayAfter } from '@mainstage/calendar/states/verdict';
import { berlinToday } from '@mainstage/contracts/calendar';
import { places } from '@mainstage/venues/search/places';
import { plannedEvent } from '../../components/planned/planned-store';
import { fillObservers } from '@mainstage/ui/motion/jsdom-gaps';
import { SearchBand } from './building-search';
import { useVenueSearch } from './use-venue-search';

beforeEach(() => fillObservers());

configure({ defaultHidden: true });
const plain = document.createElement('div').style;
window.getComputedStyle = () => plain;

function Address() {
  return <output aria-label="Address">{useLocation().search}</output>;
}

const opening = { path: '/venues', title: 'Pick a room', lead: 'Describe your event' };
const VenuesSearch = () => <SearchBand search={useVenueSearch()} opening={opening} />;

function open(search = '') {
  render(
    <MemoryRouter initialEntries={[`/venues${search}`]}>
      <VenuesSearch />
      <Address />
    </MemoryRouter>,
  );
}

const rows = () => within(screen.getByRole('list', { name: 'Best matches' })).getAllByRole('listitem');
const names = () => rows().map((row) => within(row).getByRole('heading').textContent);
const room = (name: RegExp) => screen.getByRole('link', { name });

describe('the house', () => {
  it.each([
    ['', 'false'],
    ['?guests=120', 'true'],
  ])('the building search prints the results for %j, not the default drawing: %s', async (search, printed) => {
    open(search);
    const list = await screen.findByRole('list', { name: 'Best matches' });
    await waitFor(() => expect(list.closest('[data-asked]')).toHaveAttribute('data-asked', printed));
    // The print styles omit other thumbnails, which are marked `true`.
    expect(list).toHaveAttribute('data-thumbnails', 'answer');
  });

  it('the building search has every room as a link with a name of its own', () => {
    open();
    const building = screen.getByRole('group', { name: /^The building, floor by floor/ });
    const links = within(building).getAllByRole('link');
    expect(links.length).toBeGreaterThanOrEqual(17);
    expect(new Set(links.map((link) => link.getAttribute('aria-label'))).size).toBe(links.length);
    expect(room(/^Skyline Stage: Floor 6, 1,000 sqm, 199 guests/)).toHaveAttribute('href', '/venues/skyline-stage');
    expect(names()).toEqual(['1Skyline Stage', '2Liberty Stage', '3Horizon Stage']);
  });

  it('the building search updates while one types: what fits, what is left over, its cost and reason', async () => {
    open();
    fireEvent.change(screen.getByLabelText('Number of people'), { target: { value: '120 x' } });
    await userEvent.selectOptions(screen.getByLabelText('Seating'), 'theatre');
    const [first] = rows();
    expect(first).toHaveTextContent('Vista Stage');
    expect(first).toHaveTextContent('A hall with stage and LED wall');
    expect(first).toHaveTextContent('seats 199, you need 120');
    expect(first).toHaveTextContent('from €2,500 per day');
    expect(within(first!).getByRole('link', { name: 'Ask about this room Vista Stage' })).toHaveAttribute(
      'href',
      '/contact?venue=vista-stage&guests=120&layout=theatre#message-form',
    );
    expect(within(first!).getByRole('link', { name: 'See it Vista Stage' })).toHaveAttribute(
      'href',
      '/venues/vista-stage?guests=120&layout=theatre',
    );
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('?guests=120&layout=theatre'));
    expect(plannedEvent.read()).toMatchObject({ guests: 120, layout: 'theatre' });
  });

  it('answers with the count, the best room, its price and the day', async () => {
    const day = dayAfter(berlinToday(), 30);
    open(`?guests=120&layout=theatre&date=${day}`);
    const answer = screen.getAllByRole('status')[0]!;
    expect(answer).toHaveTextContent(/^17 of 34 rooms fitVista Stage, from €2,500 per day/);
    expect(answer.previousElementSibling).toBe(screen.getByRole('search'));
    expect(within(answer).getByRole('link', { name: 'Vista Stage' })).toHaveAttribute(
      'href',
      `/venues/vista-stage?guests=120&layout=theatre&date=${day}`,
    );
  });

  it('the building search says of a capacity that it is calculated', () => {
    open('?guests=100&layout=cabaret&kind=stages');
    const planned = rows().filter((row) => row.textContent?.includes('(calculated)'));
    expect(planned.length).toBeGreaterThan(0);
  });

  it('the building search opens a shared search with all its criteria', async () => {
    open('?guests=24&stream=yes&stage=yes');
    expect(screen.getByRole('checkbox', { name: 'a live stream' })).toBeChecked();
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(new RegExp(`of ${places.length} rooms fit`));
    const before = rows().length;
    await userEvent.click(screen.getByRole('checkbox', { name: 'a stage' }));
    expect(screen.getByLabelText('Address')).toHaveTextContent('?guests=24&stream=yes');
    expect(rows().length).toBeGreaterThanOrEqual(before);
  });

  it('the building search offers to request a day that is named', async () => {
    open(`?guests=120&layout=theatre&date=${dayAfter(berlinToday(), 30)}`);
    const [first] = await waitFor(rows);
    expect(await within(first!).findByRole('link', { name: 'Request this date Vista Stage' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/contact\?.*venue=vista-stage.*#message-form$/),
    );
  });

  it('the building search leaves other parameters in the address', async () => {
    window.history.replaceState(null, '', '/?industry=technology-it&guests=9');
    open('?industry=technology-it&guests=9');
    fireEvent.change(screen.getByLabelText('Number of people'), { target: { value: '120' } });
    await waitFor(() =>
      expect(screen.getByLabelText('Address')).toHaveTextContent(/^\?industry=technology-it&guests=120$/),
    );
    window.history.replaceState(null, '', '/');
  });

  it('the building search says which criterion to drop where nothing fits', async () => {
    open('?guests=3000&daylight=yes');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(/^No room fits all of that$/);
    expect(screen.getByText('No room fits all of that')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Without the guests/ }));
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\?daylight=yes$/));
  });
});
