import { jest } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import { rootCertificates } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { sampleMail } from './sample-mail';
import { serverFault } from './server-trust';
import { selfSigned } from './testing/self-signed';
import { createTransport, sendMail } from './transport';

/** Sends to a server with a certificate of its own making; tells how it went and whether the message came over TLS. */
async function sendTo(
  scheme: 'smtp' | 'smtps',
  query = '?tls.rejectUnauthorized=false',
  options: Parameters<typeof createTransport>[1] = {},
  answers = true,
) {
  let overTls: boolean | undefined;
  const server = new SMTPServer({
    secure: scheme === 'smtps',
    ...selfSigned,
    authOptional: true,
    onData(stream, session, done) {
      overTls = session.secure;
      stream.resume().on('end', () => void (answers && done()));
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const transport = createTransport(`${scheme}://127.0.0.1:${port}${query}`, options);
  const { outcome } = await sendMail(transport, sampleMail('ada.muster@firma.example'), {
    beforeFinalDot: () => Promise.resolve(),
  });
  transport.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return { outcome, overTls };
}

describe('encryption', () => {
  // The server warns that its certificate proves nothing; that is the point of the last test.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => void jest.restoreAllMocks());

  it('is used over smtp:// where the server offers STARTTLS', async () => {
    expect(await sendTo('smtp')).toEqual({ outcome: 'accepted', overTls: true });
  });
  it('is there from the first byte over smtps://', async () => {
    expect(await sendTo('smtps')).toEqual({ outcome: 'accepted', overTls: true });
  });
  it.each(['smtp', 'smtps'] as const)('over %s:// has the same limits of time', async (scheme) => {
    const timeouts = { finalDot: 300 };
    const { outcome } = await sendTo(scheme, '?tls.rejectUnauthorized=false', { timeouts }, false);
    expect(outcome).toBe('unanswered');
  });
  it('trusts no self-signed certificate, and says why the server counts as away', async () => {
    const away: string[] = [];
    const onOpen = (error: unknown) => void away.push(serverFault(error));
    expect(await sendTo('smtp', '', { onOpen })).toEqual({ outcome: 'deferred', overTls: undefined });
    expect(away).toEqual([expect.stringMatching(/^its certificate is not trusted \(.*SMTP_TRUSTED_CERTIFICATE$/)]);
  });
  it('trusts the certificate that it is given, whatever host that names, and no other', async () => {
    const own = { trustedCertificate: selfSigned.cert };
    expect(await sendTo('smtp', '', own)).toEqual({ outcome: 'accepted', overTls: true });
    const other = { trustedCertificate: rootCertificates[0]! };
    expect(await sendTo('smtp', '', other)).toMatchObject({ outcome: 'deferred' });
  });
});
