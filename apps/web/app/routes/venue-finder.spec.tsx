import '../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { places } from '@mainstage/venues/search/places';
import { fillObservers } from '@mainstage/ui/motion/jsdom-gaps';
import { noAnswers } from '../api/loaded-answers';
import VenueFinderPage from './venue-finder';

// The page has several thousand elements: computing the styles of each for its name and visibility would take a minute.
configure({ defaultHidden: true });
const plain = document.createElement('div').style;
window.getComputedStyle = () => plain;

beforeEach(() => void fillObservers());

let address = '';
let go: NavigateFunction;

function Address() {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    address = search;
    go = navigate;
  });
  return null;
}

function open(search = '') {
  render(
    <MemoryRouter initialEntries={[`/venues/finder${search}`]}>
      <VenueFinderPage loaderData={noAnswers()} />
      <Address />
    </MemoryRouter>,
  );
  return { user: userEvent.setup({ delay: null }), search: () => address };
}

/** Back, Forward, or a link. */
const step = (to: number | string) => act(async () => void (typeof to === 'number' ? await go(to) : await go(to)));

const heading = () => screen.getByRole('status');
const number = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const enter = (name: string, value: string) => fireEvent.change(number(name), { target: { value } });
const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const chart = () => screen.getByRole('table', { name: 'Capacity chart' });
const chartNames = () =>
  within(chart())
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent?.replace(' fits', ''));

describe('the finder', () => {
  it('the finder shows the building before the first search', () => {
    open();
    expect(heading()).toHaveTextContent('Every room');
    expect(cards()).toHaveLength(6);
    expect(screen.getByRole('button', { name: `Show all ${places.length}` })).toBeInTheDocument();
  });

  it('the finder follows every keystroke, and the address follows the fields', async () => {
    const { user, search } = open();
    await user.type(number('Guests'), '200x');
    expect(number('Guests')).toHaveValue('200');
    expect(heading()).toHaveTextContent(`5 of ${places.length} rooms fit`);
    await waitFor(() => expect(search()).toBe('?guests=200'));
    await user.click(screen.getByRole('radio', { name: 'Theatre' }));
    expect(search()).toBe('?guests=200&layout=theatre');
    expect(screen.getAllByRole('list', { name: 'Why it fits' })[0]).toHaveTextContent(
      'Seats 350 in theatre, you need 200',
    );
  });

  it('the finder goes back one field at a time', async () => {
    const { user, search } = open();
    enter('Guests', '120');
    enter('LED wall from, m', '15');
    await user.click(screen.getByRole('radio', { name: 'Banquet' }));
    expect(search()).toBe('?guests=120&led=15&layout=banquet');
    await step(-1);
    expect(search()).toBe('?guests=120&led=15');
    expect(screen.getAllByRole('radio', { name: 'Any' })[0]).toBeChecked();
    await step(-1);
    expect(search()).toBe('?guests=120');
    expect(number('LED wall from, m')).toHaveValue('');
    await step(-1);
    expect(search()).toBe('');
    expect(number('Guests')).toHaveValue('');
    await step(2);
    expect(number('LED wall from, m')).toHaveValue('15');
  });

  it('the finder opens a search that was shared, and one from a link on the page itself', async () => {
    open('?guests=130&layout=classroom&floor=5&compare=arena,workshop');
    expect(number('Guests')).toHaveValue('130');
    expect(screen.getByRole('radio', { name: 'Classroom' })).toBeChecked();
    expect(screen.getByRole('table', { name: 'Side by side' })).toBeInTheDocument();
    await step('/venues/finder?kind=offices');
    expect(number('Guests')).toHaveValue('');
    expect(cards()).toHaveLength(4);
  });

  it('the finder shows all and focuses the first one that was added', async () => {
    const { user } = open('?kind=spaces');
    await user.click(screen.getByRole('button', { name: 'Show all 11' }));
    expect(cards()).toHaveLength(11);
    const seventh = screen.getAllByRole('article')[6]!;
    expect(within(seventh).getByRole('link')).toHaveFocus();
  });

  it('the finder says what nearly fits, and what it lacks', () => {
    open('?guests=211&layout=theatre&floor=4&kind=stages');
    const near = screen.getAllByRole('list', { name: 'What is missing' });
    expect(near.map((list) => list.textContent)).toContain('12 guests too many for theatre: it takes 199');
  });

  it('the finder offers other ways where nothing fits', async () => {
    const { user, search } = open('?guests=300&kind=spaces');
    expect(heading()).toHaveTextContent('No room fits all of that');
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
    await user.click(screen.getByRole('button', { name: /^Of any kind: 5$/ }));
    expect(search()).toBe('?guests=300');
    expect(cards()).toHaveLength(5);
  });

  it('the finder clears the search and keeps what is compared', async () => {
    const { user, search } = open('?guests=300&compare=arena');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(search()).toBe('?compare=arena');
    expect(number('Guests')).toHaveValue('');
  });
});

describe('side by side', () => {
  it('the comparison shows up to three places, which the address holds too', async () => {
    const { user, search } = open('?kind=stages');
    for (const name of ['Skyline Stage', 'Liberty Stage', 'Nova Stage'])
      await user.click(screen.getAllByRole('checkbox', { name: `Compare ${name}` })[0]!);
    expect(search()).toBe('?kind=stages&compare=skyline-stage,liberty-stage,nova-stage');
    expect(screen.getAllByRole('checkbox', { name: 'Compare Horizon Stage' })[0]).toBeDisabled();
    const table = screen.getByRole('table', { name: 'Side by side' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    expect(within(table).getByRole('row', { name: /^Banquet/ })).toHaveTextContent('Banquet180150≈ about 140');
    await user.click(within(table).getByRole('button', { name: 'Remove Liberty Stage' }));
    expect(search()).toBe('?kind=stages&compare=skyline-stage,nova-stage');
    await step(-1);
    expect(search()).toBe('?kind=stages&compare=skyline-stage,liberty-stage,nova-stage');
  });

  it('the comparison says of each place whether it fits the search', () => {
    open('?led=15&compare=liberty-stage,horizon-stage');
    const verdict = within(screen.getByRole('table', { name: 'Side by side' })).getByRole('row', {
      name: /^Your search/,
    });
    expect(verdict).toHaveTextContent('Your searchFits your searchLED wall 10 m, you asked for 15 m');
  });
});

describe('the capacity chart', () => {
  it('the capacity chart has every place with every layout, and marks what fits', () => {
    open('?guests=500');
    expect(chartNames()).toEqual(places.map(({ name }) => name));
    expect(within(chart()).getAllByRole('columnheader')).toHaveLength(12);
    const fitting = within(chart()).getAllByRole('rowheader', { name: / fits$/ });
    expect(fitting.map((cell) => cell.textContent)).toEqual(['Skyline, Liberty and Horizon Triple fits']);
  });

  it('the capacity chart sorts by a press on a column: highest first, lowest first, catalog order', async () => {
    const { user } = open();
    const column = () => within(chart()).getByRole('columnheader', { name: 'Banquet' });
    const press = () => user.click(within(column()).getByRole('button'));
    await press();
    expect(column()).toHaveAttribute('aria-sort', 'descending');
    expect(chartNames()[0]).toBe('Skyline, Liberty and Horizon Triple');
    await press();
    expect(column()).toHaveAttribute('aria-sort', 'ascending');
    expect(chartNames()[0]).toBe('Directors Circle');
    await press();
    expect(column()).toHaveAttribute('aria-sort', 'none');
    expect(chartNames()[0]).toBe('Skyline Stage');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Venue');
    expect(chartNames()[0]).toBe('Arena');
  });

  it('the capacity chart is printed on demand', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Print the chart' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
