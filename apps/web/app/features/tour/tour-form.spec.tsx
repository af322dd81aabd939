// Rules: form.tour
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { tourByArrangement } from '@mainstage/content/site/tour-hours';
import { berlinDayIn, berlinToday } from '@mainstage/contracts/calendar';
import { setClock } from '@mainstage/contracts/clock';
import { broken, button, field, freshTab, notice, show, stubServer, taken } from '../../testing/form-bench';
import { plannedEvent } from '../../components/planned/planned-store';
import { TourForm } from './tour-form';

const inTwoMonths = berlinDayIn(2);

async function fillIn(user: UserEvent, day = inTwoMonths) {
  await user.type(field('Full name'), 'Ada Byron');
  await user.type(field('Email'), 'ada@example.com');
  fireEvent.change(field('Preferred date'), { target: { value: day } });
  fireEvent.change(field('Preferred time'), { target: { value: '10:30' } });
}
const send = (user: UserEvent) => user.click(button('Book a Tour'));

describe('the tour form', () => {
  beforeEach(freshTab);

  it('says immediately that a time outside the hours of tours is by special arrangement', () => {
    show(<TourForm />);
    fireEvent.change(field('Preferred date'), { target: { value: inTwoMonths } });
    fireEvent.change(field('Preferred time'), { target: { value: '03:00' } });
    expect(screen.getByText(tourByArrangement)).toBeVisible();
    fireEvent.change(field('Preferred time'), { target: { value: '' } });
    expect(screen.queryByText(tourByArrangement)).not.toBeInTheDocument();
  });

  it('sends the guests as an integer, says so in the specified words, then is empty', async () => {
    const server = stubServer(taken);
    server.hold();
    const { user } = show(<TourForm />);
    await fillIn(user);
    await user.type(field('Number of guests'), ' 12 ');
    await send(user);
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    server.release();

    const card = await notice(
      'Tour request submitted successfully!',
      "Thank you for booking a tour. We'll contact you within 24 hours to confirm.",
    );
    expect(card).toHaveAttribute('data-notice', 'success');
    for (const label of ['Full name', 'Email', 'Preferred date', 'Preferred time', 'Number of guests'])
      expect(field(label)).toHaveValue('');
    expect(server.calls[0]).toMatchObject({ path: '/api/tour-bookings' });
    expect(server.calls[0]?.body).toEqual({
      fullName: 'Ada Byron',
      email: 'ada@example.com',
      preferredDate: inTwoMonths,
      preferredTime: '10:30',
      numberOfGuests: 12,
    });
  });

  it('sends what was chosen on the pages, typed, and shows it as removable lines', async () => {
    const server = stubServer(taken);
    plannedEvent.change({ guests: 120, date: '2027-03-12', part: 'evening', layout: 'banquet' });
    const { user } = show(<TourForm />, '/book-tour?venue=skyline-stage');
    await user.click(await screen.findByRole('link', { name: 'Remove Banquet' }));
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(server.calls[0]?.body).toMatchObject({
      brief: { venue: 'skyline-stage', guests: 120, date: '2027-03-12', part: 'evening' },
    });
    expect((server.calls[0]?.body as { brief: object }).brief).not.toHaveProperty('layout');
    await waitFor(() => expect(plannedEvent.read()).toEqual({}));
  });

  it('says what is missing', async () => {
    const server = stubServer(taken);
    const { user } = show(<TourForm />);
    await send(user);
    const card = await notice('Missing information', 'Please fill in all required fields.');
    expect(card).toHaveAttribute('data-notice', 'destructive');
    for (const label of ['Full name', 'Email', 'Preferred date', 'Preferred time']) expect(field(label)).toBeInvalid();
    for (const label of ['Company', 'Phone number', 'Number of guests', 'Additional information'])
      expect(field(label)).toBeValid();
    expect(server.calls).toHaveLength(0);
  });

  it.each(['0', '21', '2.5', '1e1', 'many', '-3'])('refuses %s guests at the field', async (guests) => {
    const server = stubServer(taken);
    const { user } = show(<TourForm />);
    await fillIn(user);
    await user.type(field('Number of guests'), guests);
    await send(user);
    await waitFor(() =>
      expect(field('Number of guests')).toHaveAccessibleDescription('Please enter a whole number from 1 to 20.'),
    );
    expect(field('Number of guests')).toHaveValue(guests);
    expect(server.calls).toHaveLength(0);
  });

  it('offers today in Berlin and later, and refuses what is past', async () => {
    stubServer(taken);
    const { user } = show(<TourForm />);
    expect(field('Preferred date')).toHaveAttribute('min', berlinToday());
    await fillIn(user, '2020-01-04');
    await send(user);
    await waitFor(() =>
      expect(field('Preferred date')).toHaveAccessibleDescription('Please choose today or a later day.'),
    );
  });

  it('says that half a date or 30 February does not exist, not that the field is empty', async () => {
    const server = stubServer(taken);
    const { user } = show(<TourForm />);
    await fillIn(user, '');
    // A browser gives no value for such a date, only the field's validity.
    const typed = { valueMissing: false, badInput: true, valid: false } as ValidityState;
    Object.defineProperty(field('Preferred date'), 'validity', { value: typed, configurable: true });
    await send(user);
    await waitFor(() =>
      expect(field('Preferred date')).toHaveAccessibleDescription(
        'This date does not exist. Please check day and month.',
      ),
    );
    expect(server.calls).toHaveLength(0);
  });

  it('uses the server’s time: a clock three days fast can ask for tomorrow', async () => {
    const rightNow = Date.now.bind(Date);
    const tomorrow = berlinToday(new Date(rightNow() + 86_400_000));
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => rightNow() + 3 * 86_400_000);
    setClock(() => new Date(Date.now()));
    try {
      const server = stubServer(taken);
      const post = globalThis.fetch;
      const date = { headers: new Headers({ Date: new Date(rightNow()).toUTCString() }) } as Response;
      globalThis.fetch = (input, init) => (input === '/robots.txt' ? Promise.resolve(date) : post(input, init));
      const { user } = show(<TourForm />);
      await fillIn(user, tomorrow);
      await send(user);
      await screen.findByText('Tour request submitted successfully!');
      expect(server.calls).toHaveLength(1);
    } finally {
      clock.mockRestore();
      setClock(() => new Date());
    }
  });

  it('keeps everything on failure', async () => {
    stubServer(broken);
    const { user } = show(<TourForm />);
    await fillIn(user);
    await user.type(field('Additional information'), 'LED wall');
    await send(user);
    const card = await notice('Failed to submit tour request', 'Please try again later or contact us directly.');
    expect(card).toHaveAttribute('data-notice', 'destructive');
    expect(field('Full name')).toHaveValue('Ada Byron');
    expect(field('Preferred date')).toHaveValue(inTwoMonths);
    expect(field('Preferred time')).toHaveValue('10:30');
    expect(field('Additional information')).toHaveValue('LED wall');
  });

  it('shows the venue in the address, writes it into the information and sends it', async () => {
    const server = stubServer(taken);
    const { user } = show(<TourForm />, '/book-tour?venue=boardroom');
    expect(await screen.findByRole('region', { name: 'You would like to see: Boardroom' })).toHaveTextContent('30 sqm');
    expect(field('Additional information')).toHaveValue('Venue: Boardroom (Floor 5)');
    await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent(/^\/book-tour$/));
    await user.type(field('Additional information'), ' at noon');
    expect(screen.queryByRole('region', { name: /You would like to see/ })).not.toBeInTheDocument();
    await fillIn(user);
    await send(user);
    await screen.findByText('Tour request submitted successfully!');
    expect(server.calls[0]?.body).toMatchObject({ additionalInformation: 'Venue: Boardroom (Floor 5) at noon' });
  });

  it('takes the venue away again', async () => {
    stubServer(taken);
    const { user } = show(<TourForm />, '/book-tour?venue=skyline-stage');
    await user.click(await screen.findByRole('button', { name: 'Remove Skyline Stage' }));
    expect(field('Additional information')).toHaveValue('');
    expect(screen.queryByRole('region', { name: /You would like to see/ })).not.toBeInTheDocument();
  });

  it.each(['glass-pavilion', '', 'toString'])('ignores the venue %p', async (venue) => {
    stubServer(taken);
    show(<TourForm />, `/book-tour?venue=${venue}`);
    await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent(/^\/book-tour$/));
    expect(field('Additional information')).toHaveValue('');
  });
});
