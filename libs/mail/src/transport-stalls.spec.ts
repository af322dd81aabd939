import { type SmtpBehaviour, type SmtpPeer, startSmtpPeer } from '@mainstage/testing/smtp-peer';
import { startProxy, type TcpProxy } from '@mainstage/testing/tcp-proxy';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleMail } from './sample-mail';
import { createTransport, type MailTransport, sendMail, type SendResult } from './transport';

const connections = 2;
/** Milliseconds; a busy machine alone must not look like silence. */
const quiet = 1_000;

let peer: SmtpPeer;
let proxy: TcpProxy;
let transport: MailTransport;
let quietMails: number;

beforeEach(async () => {
  peer = await startSmtpPeer();
  proxy = await startProxy({ to: peer.port });
  quietMails = 0;
  // All other times are the usual ones, of minutes: no test would be through if they counted.
  transport = createTransport(`smtp://127.0.0.1:${proxy.port}`, { connections, timeouts: { quiet } });
});
afterEach(async () => {
  transport.close();
  await proxy.stop();
  await peer.close();
});

/** Sends so many as a worker would, each when it gets a connection. */
const send = (count: number): Promise<SendResult[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const connection = await transport.connection();
      const hooks = { beforeFinalDot: () => Promise.resolve(), onStall: () => (quietMails += 1) };
      return sendMail(transport, sampleMail('visitor@mailbox.example'), hooks, connection);
    }),
  );

const outcomes = async (sending: Promise<SendResult[]>) => (await sending).map(({ outcome }) => outcome);
const allAccepted = (count: number) => Array.from({ length: count }, () => 'accepted');

/** Mails stuck at this step on lines that are then forgotten. */
async function stuckAt(behaviour: SmtpBehaviour): Promise<{ stuck: Promise<SendResult[]> }> {
  await peer.setBehaviour(behaviour);
  const stuck = send(connections);
  const reached = () => (behaviour === 'dot-wait' ? peer.messages.length : peer.connections) >= connections;
  while (!reached()) await pause(5);
  proxy.forget();
  await peer.setBehaviour('accept');
  return { stuck };
}

describe('lines to the mail server that fall silent for good', () => {
  it.each<SmtpBehaviour>(['greeting-hang', 'mail-wait', 'rcpt-wait', 'data-wait'])(
    'a mail on a connection that stalls at %s is sent again on new ones, and others are sent',
    async (behaviour) => {
      const { stuck } = await stuckAt(behaviour);
      expect(await outcomes(send(4))).toEqual(allAccepted(4));
      expect(await outcomes(stuck)).toEqual(allAccepted(connections));
      expect(peer.messages).toHaveLength(4 + connections);
    },
  );

  it('a mail on a connection that stalls after the final dot waits for its reply, and others are sent', async () => {
    const { stuck } = await stuckAt('dot-wait');
    expect(await outcomes(send(4))).toEqual(allAccepted(4));
    expect(quietMails).toBe(connections);
    expect(await Promise.race([stuck, pause(2 * quiet, 'waiting')])).toBe('waiting');
    transport.close();
    expect(await outcomes(stuck)).toEqual(['unanswered', 'unanswered']);
  });

  it('the next mail is sent over a new connection where an idle one stalled', async () => {
    expect(await outcomes(send(connections))).toEqual(allAccepted(connections));
    proxy.forget();
    expect(await outcomes(send(4))).toEqual(allAccepted(4));
    expect(peer.messages).toHaveLength(4 + connections);
  });
});

describe('a mail server that takes its time', () => {
  it('is slow with a recipient gets the mail at the second attempt', async () => {
    await peer.setBehaviour('rcpt-wait');
    const sending = send(1);
    while (quietMails === 0) await pause(5);
    await pause(2 * quiet);
    await peer.setBehaviour('accept');
    expect(await outcomes(sending)).toEqual(['accepted']);
    expect([peer.connections, peer.messages.length]).toEqual([2, 1]);
  });

  it('answers no mail at all gets no more than a few', async () => {
    await peer.setBehaviour('hang-after-dot');
    const sending = send(20);
    while (peer.messages.length < 4 * connections) await pause(5);
    await pause(3 * quiet);
    expect(peer.messages).toHaveLength(4 * connections);
    transport.close();
    expect(await outcomes(sending)).toContain('unanswered');
  });
});
