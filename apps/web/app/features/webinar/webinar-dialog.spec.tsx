// Rules: form.webinar
import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { WebinarDate } from '@mainstage/contracts/answers';
import { consentTexts } from '@mainstage/content/consent/consent-texts';
import { broken, button, field, freshTab, notice, problem, show, stubServer, taken } from '../../testing/form-bench';
import { WebinarContext } from './webinar-date';
import { WebinarDialog } from './webinar-dialog';

const webinar: WebinarDate = {
  startsAt: '2030-07-18T11:00:00+02:00',
  dateLabel: 'Donnerstag, 18.07. 11:00 Uhr',
  seats: 100,
  seatsLeft: 42,
  state: 'announced',
};

const answer = (status: string) => ({ status: 201, body: { id: 'b7c0d1de-0000-4000-8000-000000000002', status } });

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Auf</button>
      <WebinarContext value={{ webinar, refresh: () => undefined }}>
        <WebinarDialog open={open} onClose={() => setOpen(false)} />
      </WebinarContext>
    </>
  );
}

async function fillIn(user: UserEvent) {
  await user.type(field('Vorname'), 'Ada');
  await user.type(field('E-Mail-Adresse'), 'ada@example.com');
  await user.click(screen.getByRole('checkbox'));
}
const send = (user: UserEvent) => user.click(button('Jetzt kostenlos anmelden'));

describe('the webinar dialog', () => {
  beforeEach(freshTab);

  it('the webinar dialog is German, offers the one date and asks for consent word for word', () => {
    stubServer(taken);
    show(<Page />);
    const dialog = screen.getByRole('dialog', { name: 'Zum LED-Wall-Webinar anmelden' });
    expect(dialog.closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(within(field('Termin')).getAllByRole('option')).toHaveLength(1);
    expect(field('Termin')).toHaveValue('Donnerstag, 18.07. 11:00 Uhr');
    expect(screen.getByRole('checkbox', { name: consentTexts.webinar.text })).not.toBeChecked();
    expect(screen.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveAttribute('target', '_blank');
  });

  it('the webinar dialog registers and leads to the confirmation', async () => {
    const server = stubServer(answer('confirmed'));
    server.hold();
    const { user } = show(<Page />);
    await fillIn(user);
    await send(user);
    expect(await screen.findByRole('button', { name: 'Wird angemeldet...' })).toBeDisabled();
    server.release();
    await notice('Erfolgreich angemeldet!', 'Sie werden zur Bestätigungsseite weitergeleitet.');
    await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent(/^\/webinar\/confirmation$/));
    expect(server.calls[0]).toMatchObject({ path: '/api/webinar-registrations' });
    expect(server.calls[0]?.body).toEqual({
      firstName: 'Ada',
      email: 'ada@example.com',
      selectedDate: 'Donnerstag, 18.07. 11:00 Uhr',
      agreeToTerms: true,
    });
  });

  it('the webinar dialog promises no seat to those on the waiting list', async () => {
    stubServer(answer('waitlisted'));
    const { user } = show(<Page />);
    await fillIn(user);
    await send(user);
    await notice('Sie stehen auf der Warteliste', 'Sie werden zur Bestätigungsseite weitergeleitet.');
    await waitFor(() =>
      expect(screen.getByTestId('where')).toHaveTextContent('/webinar/confirmation?status=waitlisted'),
    );
  });

  it('the webinar dialog asks for what is missing, the consent too', async () => {
    const server = stubServer(taken);
    const { user } = show(<Page />);
    await user.type(field('Vorname'), 'Ada');
    await user.type(field('E-Mail-Adresse'), 'ada@example.com');
    await send(user);
    await notice('Fehler', 'Bitte füllen Sie alle Pflichtfelder aus und akzeptieren Sie die Datenschutzerklärung.');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Bitte bestätigen Sie dieses Feld.');
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(server.calls).toHaveLength(0);
  });

  it.each([
    ['a failing server', broken, 'Bei der Anmeldung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.'],
    [
      'too many attempts',
      { status: 429, body: problem('rate_limited', 429), headers: { 'Retry-After': '120' } },
      'Zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es in 2 Minuten erneut. Ihre Angaben bleiben erhalten.',
    ],
  ])('the webinar dialog keeps everything on %s', async (_, reply, words) => {
    stubServer(reply);
    const { user } = show(<Page />);
    await fillIn(user);
    await send(user);
    const card = await notice('Fehler', words);
    expect(card).toHaveAttribute('lang', 'de');
    expect(field('Vorname')).toHaveValue('Ada');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByTestId('where')).toHaveTextContent(/^\/$/);
  });

  it('the webinar dialog says that the date has passed, and keeps what was typed', async () => {
    stubServer({ status: 409, body: problem('registration_closed', 409) });
    const { user } = show(<Page />);
    await fillIn(user);
    await send(user);
    await notice(
      'Dieser Termin ist vorbei',
      'Eine Anmeldung ist nicht mehr möglich. Schreiben Sie uns, dann melden wir uns mit dem nächsten Termin.',
    );
    expect(field('Vorname')).toHaveValue('Ada');
  });

  it('the webinar dialog says at the date that it is no longer offered', async () => {
    stubServer({
      status: 422,
      body: problem('validation_failed', 422, [{ field: 'selectedDate', code: 'not_offered' }]),
    });
    const { user } = show(<Page />);
    await fillIn(user);
    await send(user);
    expect(
      await screen.findByText('Dieser Termin wird nicht mehr angeboten. Bitte prüfen Sie den neuen Termin.'),
    ).toBeInTheDocument();
  });

  it('the webinar dialog keeps what was typed when it is closed and opened again', async () => {
    stubServer(taken);
    const { user } = show(<Page />);
    await fillIn(user);
    await user.keyboard('{Escape}');
    await screen.findByRole('button', { name: 'Auf' });
    await user.click(screen.getByRole('button', { name: 'Auf' }));
    await screen.findByRole('dialog');
    expect(field('Vorname')).toHaveValue('Ada');
    expect(field('E-Mail-Adresse')).toHaveValue('ada@example.com');
  });
});
