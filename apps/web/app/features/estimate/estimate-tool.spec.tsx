import '../../testing/form-bench';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { berlinToday } from '@mainstage/contracts/calendar';
import { addDays, longDay, nextOf } from '@mainstage/estimate/days';
import { EstimateTool } from './estimate-tool';

function open(search = '') {
  window.history.replaceState(null, '', `/estimate${search}`);
  const user = userEvent.setup({ delay: null });
  const view = render(
    <MemoryRouter>
      <EstimateTool search={search} />
    </MemoryRouter>,
  );
  return { user, ...view };
}

const line = (name: RegExp) => screen.getByRole('row', { name });
const choose = (label: string | RegExp) => screen.getByLabelText(label);
const sendLink = () => screen.getByRole('link', { name: 'Send with an enquiry' }).getAttribute('href') ?? '';

describe('the estimate', () => {
  it('the estimate follows every choice, line by line, and keeps it in the address', async () => {
    const { user } = open();
    await user.selectOptions(choose('What would you like to book?'), 'Rooftop Terrace');
    await user.clear(choose('Days'));
    await user.type(choose('Days'), '2');
    await user.selectOptions(choose('Hours'), 'Evening');
    await user.clear(choose('Hours of overtime'));
    await user.type(choose('Hours of overtime'), '1');
    await user.selectOptions(choose('Catering'), 'Barbecue');
    await user.click(choose('Live stream with a moderated chat'));
    await user.click(choose(/Pay by credit card/));

    expect(line(/Rooftop Terrace/)).toHaveTextContent(/2 days at €800.*€1,600\.00/);
    expect(line(/Overtime, 1 hour/)).toHaveTextContent(/15% of the day’s invoice.*€120\.00/);
    expect(line(/Barbecue/)).toHaveTextContent(/on request/);
    expect(line(/Live stream/)).toHaveTextContent(/on request/);
    expect(line(/Credit card fee/)).toHaveTextContent(/3% .*in the offer$/);
    expect(line(/Estimated total/)).toHaveTextContent(/from €1,720\.00$/);
    expect(line(/Estimated total/)).toHaveTextContent(/two items named in the offer/);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Estimated total from €1,720.00, two items named in the offer',
    );
    const query = 'what=rooftop-terrace&days=2&hours=evening&overtime=1&catering=barbecue&extras=stream&card=1';
    expect(window.location.search).toBe(`?${query}`);
    expect(new URLSearchParams(sendLink().split('?')[1]).get('estimate')).toBe(query);
  });

  it('the estimate opens as the address says, with its deadlines', () => {
    const event = addDays(berlinToday(), 200);
    open(`?what=skyline-liberty-double&date=${event}&guests=350`);
    expect(choose('Guests')).toHaveValue('350');
    expect(line(/Estimated total/)).toHaveTextContent(/from €6,200\.00$/);
    expect(screen.getByText(`by ${longDay(addDays(event, -28))}`)).toBeInTheDocument();
    expect(screen.getByText(`until ${longDay(addDays(event, -84))}`)).toBeInTheDocument();
    expect(screen.getByText('€4,960.00')).toBeInTheDocument();
  });

  it('the estimate shows an error at its field, computes nothing from it, and offers a possible day', async () => {
    const wednesday = nextOf([3], addDays(berlinToday(), 30));
    const { user } = open(`?what=weekend-immersion&date=${wednesday}&guests=500`);
    expect(choose('First day')).toBeInvalid();
    expect(choose('First day')).toHaveAccessibleDescription('Weekend Immersion begins on a Saturday.');
    expect(choose('Guests')).toHaveAccessibleDescription(/1 to 199/);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const waits = screen.getByRole('heading', { name: 'The estimate still needs' }).parentElement!;
    expect(within(waits).getAllByRole('listitem')).toHaveLength(2);

    await user.click(screen.getByRole('button', { name: `Use ${longDay(addDays(wednesday, 3))}` }));
    expect(choose('First day')).toBeValid();
    expect(choose('First day')).toHaveValue(addDays(wednesday, 3));
    await user.clear(choose('Guests'));
    await user.type(choose('Guests'), '120');
    expect(line(/Estimated total/)).toHaveTextContent('€2,500.00');
  });

  it('the estimate asks for no hours or days that an offer does not have', () => {
    open('?what=extended-focus');
    for (const label of ['Days', 'Hours', 'Hours of overtime']) expect(screen.queryByLabelText(label)).toBeNull();
    expect(line(/Overtime/)).toHaveTextContent(/Friday 14:00 to Monday 12:00.*included/);
  });

  it('the estimate is for the room that the address names, and its title and its message keep it', async () => {
    const { user } = open('?venue=liberty-studio');
    expect(screen.getByRole('heading', { name: 'Liberty Studio' })).toBeInTheDocument();
    expect(line(/Liberty Studio/)).toHaveTextContent(/as part of Liberty Stage.*€2,500\.00/);
    await user.selectOptions(choose('What would you like to book?'), 'Hybrid Studio Day');
    expect(screen.getByRole('heading', { name: 'Liberty Studio: Hybrid Studio Day' })).toBeInTheDocument();
    expect(new URLSearchParams(sendLink().split('?')[1]).get('venue')).toBe('liberty-studio');
    await user.selectOptions(choose('What would you like to book?'), 'Private Office');
    expect(window.location.search).toBe('?venue=private-office');
    expect(choose('People')).toHaveValue('8');
  });

  it('the estimate asks for no hours, food or extras of an office, and names no sum', () => {
    open('?venue=corporate-office');
    for (const label of ['Days', 'Hours', 'Hours of overtime', 'Catering', 'Drinks for the day', /Pay by/])
      expect(screen.queryByLabelText(label)).toBeNull();
    expect(line(/Estimated total/)).toHaveTextContent(/On request$/);
    expect(screen.getByText(/let by the month/)).toBeInTheDocument();
  });
});
