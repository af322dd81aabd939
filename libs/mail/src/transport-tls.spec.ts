import { jest } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { sampleMail } from './sample-mail';
import { createTransport, sendMail } from './transport';

/** Sends to a server with a certificate of its own making; tells how it went and whether the message came over TLS. */
async function sendTo(scheme: 'smtp' | 'smtps', query = '?tls.rejectUnauthorized=false') {
  let overTls: boolean | undefined;
  const server = new SMTPServer({
    secure: scheme === 'smtps',
    authOptional: true,
    onData(stream, session, done) {
      overTls = session.secure;
      stream.resume().on('end', done);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const transport = createTransport(`${scheme}://127.0.0.1:${port}${query}`);
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
  it('trusts no certificate that nobody vouches for', async () => {
    expect(await sendTo('smtp', '')).toEqual({ outcome: 'deferred', overTls: undefined });
  });
});
