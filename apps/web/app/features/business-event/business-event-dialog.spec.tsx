// Rules: form.business-event
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { consentTexts } from '@mainstage/content/consent/consent-texts';
import { broken, button, field, freshTab, notice, show, stubServer, taken } from '../../testing/form-bench';
import { BusinessEventDialog } from './business-event-dialog';

const dialog = <BusinessEventDialog open onClose={() => {}} />;
const texts = { Vorname: 'Ada', Nachname: 'Byron', 'E-Mail-Adresse': 'ada@example.com', Unternehmen: 'Sample Engines' };

async function fillIn(user: UserEvent) {
  for (const [label, value] of Object.entries(texts)) await user.type(field(label), value);
  await user.click(screen.getByRole('checkbox'));
}
const send = (user: UserEvent) => user.click(button('Jetzt registrieren'));

describe('the business-event dialog', () => {
  beforeEach(freshTab);

  it('is German and offers every format', () => {
    stubServer(taken);
    show(dialog);
    expect(screen.getByRole('dialog', { name: 'Für Business-Events registrieren' })).toBeInTheDocument();
    expect(within(field('Interesse an')).getAllByRole('option')).toHaveLength(7);
    for (const label of ['Telefonnummer', 'Position', 'Nachricht']) expect(field(label)).not.toBeRequired();
    expect(screen.getByRole('checkbox', { name: consentTexts['business-event'].text })).toBeRequired();
  });

  it('the business-event dialog registers, clears every field and stays open', async () => {
    const server = stubServer(taken);
    server.hold();
    const { user } = show(dialog);
    await fillIn(user);
    await user.selectOptions(field('Interesse an'), 'Leadership Lab');
    await user.type(field('Nachricht'), 'Wir möchten teilnehmen.');
    await send(user);
    expect(await screen.findByRole('button', { name: 'Wird registriert...' })).toBeDisabled();
    server.release();

    await notice('Erfolgreich registriert!', 'Vielen Dank für Ihr Interesse. Wir melden uns in Kürze bei Ihnen.');
    const receipt = within(screen.getByRole('dialog')).getByRole('region', { name: 'Ihre Bewerbung liegt uns vor' });
    expect(within(receipt).getByRole('heading', { level: 2 })).toHaveFocus();
    expect(receipt).toHaveAttribute('lang', 'de');
    expect(receipt).toHaveTextContent(/Wir melden uns bis \w+, \d{1,2}\. .+ Uhr\./);
    expect(receipt).toHaveTextContent('Leadership Lab');
    for (const label of [...Object.keys(texts), 'Interesse an', 'Nachricht']) expect(field(label)).toHaveValue('');
    await user.click(button('Eine weitere Anfrage senden'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(button('Jetzt registrieren')).toBeEnabled();
    expect(server.calls[0]).toMatchObject({ path: '/api/event-registrations' });
    expect(server.calls[0]?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      company: 'Sample Engines',
      eventInterest: 'leadership-lab',
      message: 'Wir möchten teilnehmen.',
      agreeToTerms: true,
    });
  });

  it('has its notices announced although it hides the page around it', async () => {
    stubServer(broken);
    const { user } = show(dialog);
    await fillIn(user);
    await send(user);
    await notice('Fehler', 'Bei der Registrierung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.');
    expect(screen.getByRole('alert')).toHaveTextContent('Bei der Registrierung ist ein Fehler aufgetreten.');
    expect(field('Vorname')).toHaveValue('Ada');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('asks for what is missing', async () => {
    const server = stubServer(taken);
    const { user } = show(dialog);
    await user.type(field('Vorname'), 'Ada');
    await send(user);
    await notice('Fehler', 'Bitte füllen Sie alle Pflichtfelder aus und akzeptieren Sie die Datenschutzerklärung.');
    expect(field('Nachname')).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.');
    expect(field('Nachname')).toHaveFocus();
    expect(server.calls).toHaveLength(0);
  });
});
