import '../testing/jsdom-gaps';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ContactForm } from '../features/contact/contact-form';
import { freshTab, show } from '../testing/form-bench';
import { TourForm } from '../features/tour/tour-form';
import { shortlist } from '../shortlist/shortlist-store';

const request = () => screen.getByRole('region', { name: 'Your request' });
const lines = () =>
  within(request())
    .getAllByRole('listitem')
    .map(({ firstChild }) => firstChild?.textContent);

beforeEach(() => {
  freshTab();
  act(() => shortlist.clear());
});

describe.each([
  ['contact', <ContactForm key="contact" />],
  ['tour', <TourForm key="tour" />],
] as const)('in the %s form the shortlist', (_, element) => {
  it('the shortlist in the form is not mentioned while it is empty', () => {
    show(element);
    expect(screen.queryByText(/shortlist/i)).not.toBeInTheDocument();
  });

  it('the shortlist in the form is part of the request, venue by venue, and grows with the list', async () => {
    act(() => shortlist.add(['vista-stage', 'boardroom']));
    show(element);
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(lines()).toEqual(['Vista Stage, on your shortlist', 'Boardroom, on your shortlist']);
    act(() => shortlist.toggle('arena'));
    expect(lines()).toHaveLength(3);
  });

  it('a venue taken out of the form stays on the shortlist, and stays out after a reload', async () => {
    act(() => shortlist.add(['vista-stage', 'boardroom']));
    const { user, unmount } = show(element);
    await user.click(await screen.findByRole('button', { name: /^Remove Vista Stage/ }));
    expect(lines()).toEqual(['Boardroom, on your shortlist']);
    expect(shortlist.read()).toEqual(['vista-stage', 'boardroom']);
    unmount();
    show(element);
    expect(lines()).toEqual(['Boardroom, on your shortlist']);
  });
});
