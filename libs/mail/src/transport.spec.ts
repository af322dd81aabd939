import { startSmtpPeer, type SmtpBehaviour, type SmtpPeer } from '@mainstage/testing/smtp-peer';
import { setTimeout as pause } from 'node:timers/promises';
import { buildMail } from './build-mail';
import { samples } from './preview';
import { createTransport, sendMail, type SendResult } from './transport';

const to = 'visitor@mailbox.example';
const mail = buildMail('tour-confirmation', samples['tour-confirmation'], {
  mailId: '7f6ac1c2-7d6e-4f0e-8a44-0f5b5a0c6e11',
  from: { name: 'Mainstage Frankfurt', address: 'hello@mainstage.example' },
  to,
});

let peer: SmtpPeer;
/** What happened, in order: `hook` and `in N` (messages the peer held at that time). */
let story: string[];

const send = (options: { url?: string; hook?: () => Promise<void>; socket?: number } = {}): Promise<SendResult> =>
  sendMail(createTransport(options.url ?? peer.url, { greeting: 300, socket: options.socket ?? 300 }), mail, {
    beforeFinalDot:
      options.hook ??
      (async () => {
        await pause(20);
        story.push(`hook, ${peer.messages.length} messages in`);
      }),
  });

describe.each([{ pipelining: false }, { pipelining: true }])('sending, %o', ({ pipelining }) => {
  beforeEach(async () => {
    story = [];
    peer = await startSmtpPeer({ pipelining });
  });
  afterEach(() => peer.close());

  it('delivers, and asks the hook before the final dot', async () => {
    expect(await send()).toEqual({ outcome: 'accepted', reply: '250 Queued as 1' });
    expect(story).toEqual(['hook, 0 messages in']);
    expect(peer.messages).toHaveLength(1);
    expect(peer.messages[0]).toMatchObject({ from: 'hello@mainstage.example', to: [to], accepted: true });
    expect(peer.messages[0]?.raw).toContain('Message-ID: <7f6ac1c2-7d6e-4f0e-8a44-0f5b5a0c6e11@mainstage.example>');
  });

  it.each<[SmtpBehaviour, SendResult['outcome'], hookCalls: number]>([
    ['refuse-connection', 'deferred', 0],
    ['greeting-421', 'deferred', 0],
    ['greeting-554', 'deferred', 0],
    ['greeting-hang', 'deferred', 0],
    ['mail-451', 'deferred', 0],
    ['mail-550', 'refused', 0],
    ['rcpt-451', 'deferred', 0],
    ['rcpt-550', 'refused', 0],
    ['data-451', 'deferred', 0],
    ['data-550', 'refused', 0],
    ['close-before-dot', 'deferred', 1],
    ['dot-451', 'deferred', 1],
    ['dot-550', 'refused', 1],
    ['close-after-dot', 'unanswered', 1],
    ['hang-after-dot', 'unanswered', 1],
  ])('%s is %s', async (behaviour, outcome, hookCalls) => {
    await peer.setBehaviour(behaviour);
    const result = await send();
    expect(result.outcome).toBe(outcome);
    expect(result.reply).not.toBe('');
    // The server may break off before the whole message is on its way: then the hook is never asked.
    if (behaviour === 'close-before-dot') expect(story.length).toBeLessThanOrEqual(hookCalls);
    else expect(story).toHaveLength(hookCalls);
    expect(peer.messages.filter((message) => message.accepted)).toEqual([]);
  });

  it('sends no dot and throws what the hook threw', async () => {
    const lost = new Error('the claim is lost');
    await expect(send({ hook: () => Promise.reject(lost) })).rejects.toBe(lost);
    await pause(50);
    expect(peer.messages).toEqual([]);
  });

  it('has not sent the message as long as the hook waits, however long that is', async () => {
    let agree = () => {};
    const sending = send({ hook: () => new Promise<void>((resolve) => (agree = resolve)), socket: 2_000 });
    await pause(400);
    expect(peer.messages).toEqual([]);
    agree();
    expect((await sending).outcome).toBe('accepted');
  });

  it('treats each recipient as told', async () => {
    await peer.setBehaviour('rcpt-550', to);
    expect((await send()).outcome).toBe('refused');
    await peer.setBehaviour('accept', to);
    expect((await send()).outcome).toBe('accepted');
  });

  it('comes back when the port opens again', async () => {
    await peer.setBehaviour('refuse-connection');
    expect((await send()).outcome).toBe('deferred');
    await peer.setBehaviour('accept');
    expect((await send()).outcome).toBe('accepted');
  });
});

describe('the server and our access to it', () => {
  beforeEach(async () => {
    story = [];
    peer = await startSmtpPeer();
  });
  afterEach(() => peer.close());

  it('a wrong password kills no mail', async () => {
    await peer.setBehaviour('auth-535');
    const result = await send({ url: peer.url.replace('//', '//user:wrong@') });
    expect(result.outcome).toBe('deferred');
    expect(result.reply).toContain('535');
    expect(result.reply).not.toContain('wrong@');
  });

  it('logs in where a password is given', async () => {
    expect((await send({ url: peer.url.replace('//', '//user:right@') })).outcome).toBe('accepted');
  });

  it('an unknown host is worth another try', async () => {
    expect((await send({ url: 'smtp://mail.invalid:25' })).outcome).toBe('deferred');
  });

  it('waits for the hook even when the connection breaks meanwhile', async () => {
    await peer.setBehaviour('accept');
    const result = await send({
      hook: async () => {
        await peer.close();
        await pause(100);
        story.push('hook done');
      },
    });
    expect(story).toEqual(['hook done']);
    expect(result.outcome).toBe('deferred');
  });
});
