import '@mainstage/ui/testing/with-styles';
import { screen, waitFor, within } from '@testing-library/react';
import { noteVisitSource } from '../../forms/submission/note-visit-source';
import { button, field, freshTab, show, stubServer, taken } from '../../testing/form-bench';
import { chosenIn } from '@mainstage/leads/brief/chosen';
import { ContactForm } from './contact-form';

const at = '/contact?venue=skyline-stage&date=2027-03-12&part=evening&guests=120&layout=theatre';

describe('a day that the address asks for', () => {
  beforeEach(freshTab);

  it('a day in the address is shown in words above the form and sent typed, not in the message', async () => {
    const server = stubServer(taken);
    noteVisitSource(new URL('https://stage.example/venues'), '');
    const { user, getByTestId } = show(<ContactForm />, at);
    const region = await screen.findByRole('region', { name: 'Your request' });
    const list = within(region);
    expect(screen.getAllByRole('region', { name: 'Your request' })).toHaveLength(1);
    const lines = list.getAllByRole('listitem').map((line) => line.firstChild?.textContent);
    expect(lines).toEqual(['Skyline Stage', '12 March 2027', 'evening', '120 guests', 'Theatre']);
    expect(list.getByText(/not a reservation/)).toBeInTheDocument();

    await user.click(list.getByRole('link', { name: 'Remove Theatre' }));
    await user.type(field('First name'), 'Ada');
    await user.type(field('Last name'), 'Byron');
    await user.type(field('Email'), 'ada@example.com');
    await user.type(field('Message'), 'Hello');
    await user.click(button('Send message'));

    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(server.calls[0]?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      message: 'Hello',
      brief: { venue: 'skyline-stage', date: '2027-03-12', part: 'evening', guests: 120 },
      source: { firstPage: '/venues' },
    });
    await waitFor(() => expect(screen.queryByLabelText('Your request')).toBeNull(), { timeout: 10_000 });
    expect(getByTestId('where')).toHaveTextContent('/contact');
  });

  it('a day in the address is left out where nobody can request it', () => {
    const search = new URLSearchParams('venue=the-moon&date=2027-02-30&part=night&guests=many&layout=theatre');
    expect(chosenIn(search)).toEqual({ layout: 'theatre' });
    expect(chosenIn(new URLSearchParams('guests=0'))).toEqual({});
  });
});
