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

const heading = () => screen.getAllByRole('status')[0]!;
const number = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const enter = (name: string, value: string) => fireEvent.change(number(name), { target: { value } });
const rows = () => within(screen.getByRole('list', { name: 'Best matches' })).getAllByRole('listitem');
const choose = (name: string, value: string) => userEvent.selectOptions(screen.getByLabelText(name), value);
const chart = () => screen.getByRole('table', { name: 'Capacity chart' });
const chartNames = () =>
  within(chart())
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent?.replace(' fits', ''));

describe('the finder', () => {
  it('the finder shows a hall of each floor before the first search', () => {
    open();
    expect(heading()).toHaveTextContent('Three halls to start with');
    expect(rows()).toHaveLength(3);
    expect(chartNames()).toHaveLength(places.length);
  });

  it('the finder follows every keystroke, and the address follows the fields', async () => {
    const { user, search } = open();
    await user.type(number('Number of people'), '200x');
    expect(number('Number of people')).toHaveValue('200');
    expect(heading()).toHaveTextContent(`5 of ${places.length} rooms fit`);
    await waitFor(() => expect(search()).toBe('?guests=200'));
    await choose('Seating', 'theatre');
    expect(search()).toBe('?guests=200&layout=theatre');
    expect(rows()[0]).toHaveTextContent('seats 350, you need 200');
  });

  it('the finder goes back one field at a time', async () => {
    const { search } = open();
    enter('Number of people', '120');
    enter('LED wall from, m', '15');
    await choose('Seating', 'banquet');
    expect(search()).toBe('?guests=120&led=15&layout=banquet');
    await step(-1);
    expect(search()).toBe('?guests=120&led=15');
    expect(screen.getByLabelText('Seating')).toHaveValue('');
    await step(-1);
    expect(search()).toBe('?guests=120');
    expect(number('LED wall from, m')).toHaveValue('');
    await step(-1);
    expect(search()).toBe('');
    expect(number('Number of people')).toHaveValue('');
    await step(2);
    expect(number('LED wall from, m')).toHaveValue('15');
  });

  it('the finder opens a search that was shared, and one from a link on the page itself', async () => {
    open('?guests=130&layout=classroom&floor=5&compare=arena,workshop');
    expect(number('Number of people')).toHaveValue('130');
    expect(screen.getByLabelText('Seating')).toHaveValue('classroom');
    expect(screen.getByLabelText('Floor')).toHaveValue('5');
    expect(screen.getByText('More filters (1 chosen)').closest('details')).toHaveAttribute('open');
    expect(screen.getByRole('table', { name: 'Side by side' })).toBeInTheDocument();
    await step('/venues/finder?kind=offices');
    expect(number('Number of people')).toHaveValue('');
    expect(rows()).toHaveLength(4);
  });

  it('the finder shows all and focuses the first one that was added', async () => {
    const { user } = open('?kind=spaces');
    await user.click(screen.getByRole('button', { name: 'Show all 11' }));
    expect(rows()).toHaveLength(11);
    expect(within(rows()[6]!).getByRole('heading').querySelector('a')).toHaveFocus();
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
    expect(rows()).toHaveLength(5);
  });

  it('the finder clears the search and keeps what is compared', async () => {
    const { user, search } = open('?guests=300&compare=arena');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(search()).toBe('?compare=arena');
    expect(number('Number of people')).toHaveValue('');
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
    expect(within(chart()).getAllByRole('columnheader')).toHaveLength(13);
    expect(within(chart()).getByRole('row', { name: /^Arena/ })).toHaveTextContent(/€[\d,]+/);
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

  it('the capacity chart is sorted by price, what is on request at the end', async () => {
    const { user } = open();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price from, lowest first');
    expect(chartNames()[0]).toBe('Boardroom');
    expect(within(chart()).getAllByRole('row').at(-1)).toHaveTextContent('On request');
  });

  it.each([
    ['', 'Print the chart', 'chart'],
    ['?guests=120', 'Print the chart', 'chart'],
    ['?guests=120', 'Print the list', 'list'],
  ])('at %j %s prints the %s', async (search, button, printed) => {
    const sheets: boolean[] = [];
    const print = jest
      .spyOn(window, 'print')
      .mockImplementation(() => void sheets.push(document.querySelector('#capacity-chart[data-print]') !== null));
    const { user } = open(search);
    await user.click(screen.getByRole('button', { name: button }));
    expect(sheets).toEqual([printed === 'chart']);
    print.mockRestore();
  });
});
