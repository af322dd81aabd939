// Rules: form.receipt, visitor.language
import '../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WebinarDate } from '@mainstage/contracts/answers';
import type { Language } from '@mainstage/contracts/language';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { AcceptedForm } from '../forms/submission/served-form';
import { stubServer } from '../testing/form-bench';
import WebinarConfirmationPage, { handle } from './webinar-confirmation';

const webinar: WebinarDate = {
  startsAt: '2027-03-04T14:00:00+01:00',
  dateLabel: '',
  seats: 20,
  seatsLeft: 20,
  state: 'announced',
};
const ada = { id: 'b7c0d1de-0000-4000-8000-000000000002', firstName: 'Ada', email: 'ada@example.com' };
const open = (search: string, state?: unknown, accepted?: AcceptedForm, language: Language = 'de') =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/webinar/confirmation', search, state }]}>
      <WebinarConfirmationPage loaderData={{ webinar, language, ...(accepted && { accepted }) }} />
      <Address />
    </MemoryRouter>,
  );
const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};
const entry = () => screen.queryByRole('button', { name: 'In meinen Kalender' });

describe('the confirmation of a webinar sign-up', () => {
  it('the confirmation of a webinar sign-up says who signed up, its number, and gives a calendar entry', () => {
    open('', ada);
    expect(screen.getByText('Ada, ada@example.com')).toBeVisible();
    expect(screen.getByText(ada.id)).toBeVisible();
    expect(entry()).toBeVisible();
  });

  it('names who signed up without scripts', () => {
    const { id, ...body } = ada;
    open(`?sent=${id}`, undefined, { id, sent: { form: 'webinar', id, at: '2026-07-01T10:00:00Z', body } });
    expect(screen.getByText('Ada, ada@example.com')).toBeVisible();
    expect(screen.getByText(id)).toBeVisible();
  });

  it('the confirmation of a webinar sign-up has no calendar entry where there is no seat yet', () => {
    open('?status=waitlisted', ada);
    expect(screen.getByText(ada.id)).toBeVisible();
    expect(entry()).toBeNull();
  });

  it.each([undefined, { id: 7, firstName: 'Ada', email: 'x' }])(
    'the confirmation of a webinar sign-up names nobody to whoever comes with %p',
    (state) => {
      open('', state);
      expect(screen.queryByText('Angemeldet')).toBeNull();
      expect(entry()).toBeNull();
    },
  );

  it('is in the language of the registrant', () => {
    open('?status=waitlisted&lang=en', ada, undefined, 'en');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are on the waiting list.');
    expect(screen.getByText('Thursday 4 March 2027')).toBeVisible();
    expect(screen.getByText('14:00–15:00 (Frankfurt time)')).toBeVisible();
    expect(handle({ loaderData: { webinar, language: 'en' } }).lang).toBe('en');
    expect(handle({}).lang).toBe('de');
  });

  it('changes the language and keeps the outcome', async () => {
    const { calls } = stubServer({ status: 204 });
    open('?status=waitlisted', { ...ada, mailedAt: '2026-07-01T10:00:00Z' });
    await userEvent.click(await screen.findByRole('button', { name: 'Auf Englisch antworten' }));
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/webinar/confirmation?status=waitlisted&lang=en'),
    );
    expect(calls).toMatchObject([{ path: `/api/submissions/${ada.id}/language`, body: { language: 'en' } }]);
    expect(screen.getByText('Ada, ada@example.com')).toBeVisible();
  });
});
