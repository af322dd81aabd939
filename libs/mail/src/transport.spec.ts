import { startSmtpPeer, type SmtpBehaviour, type SmtpPeer } from '@mainstage/testing/smtp-peer';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleMail } from './sample-mail';
import { createTransport, type MailTransport, sendMail, type SendResult } from './transport';

const to = 'visitor@mailbox.example';
const mail = sampleMail(to);

let peer: SmtpPeer;
/** What happened, in order: `hook` and `in N` (messages the peer held at that time). */
let story: string[];

const transports: MailTransport[] = [];
afterEach(() => {
  for (const transport of transports.splice(0)) transport.close();
});

/** Long enough for a busy machine to answer in. */
const generousMs = 20_000;

const transportTo = (url: string, answer = generousMs, connections = 5): MailTransport => {
  const timeouts = { greeting: answer, session: answer, command: answer, finalDot: answer };
  const transport = createTransport(url, { timeouts, connections, mailsPerConnection: 3 });
  transports.push(transport);
  return transport;
};

interface SendOptions {
  url?: string;
  hook?: () => Promise<void>;
  answer?: number;
  /** One that has sent before. */
  over?: MailTransport;
}

const send = (options: SendOptions = {}): Promise<SendResult> =>
  sendMail(options.over ?? transportTo(options.url ?? peer.url, options.answer), mail, {
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

  it('the transport gives its connection back where the mail cannot be written out', async () => {
    const over = transportTo(peer.url, generousMs, 1);
    const unwritable = { ...mail, html: Buffer.from('no string') as unknown as string };
    const hooks = { beforeFinalDot: () => Promise.reject(new Error('nothing was to leave')) };
    await expect(sendMail(over, unwritable, hooks, await over.connection())).rejects.toThrow('is a string');
    expect(await send({ over })).toMatchObject({ outcome: 'accepted' });
  });

  it('the transport delivers, and calls the hook before the final dot', async () => {
    expect(await send()).toEqual({ outcome: 'accepted', reply: '250 Queued as 1' });
    expect(story).toEqual(['hook, 0 messages in']);
    expect(peer.messages).toHaveLength(1);
    expect(peer.messages[0]).toMatchObject({ from: 'hello@stage.example', to: [to], accepted: true });
    expect(peer.messages[0]?.raw).toContain('Message-ID: <7f6ac1c2-7d6e-4f0e-8a44-0f5b5a0c6e11@stage.example>');
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
    ['mail-wait', 'deferred', 0],
    ['rcpt-wait', 'deferred', 0],
    ['data-wait', 'deferred', 0],
    ['close-before-dot', 'deferred', 0],
    ['dot-451', 'deferred', 1],
    ['dot-550', 'refused', 1],
    ['close-after-dot', 'unanswered', 1],
    ['hang-after-dot', 'unanswered', 1],
  ])('the mail server’s behaviour %s means %s', async (behaviour, outcome, hookCalls) => {
    await peer.setBehaviour(behaviour);
    const result = await send({ answer: /hang|wait/.test(behaviour) ? 600 : generousMs });
    expect(result.outcome).toBe(outcome);
    expect(result.reply).not.toBe('');
    expect(story).toHaveLength(hookCalls);
    expect(peer.messages.filter((message) => message.accepted)).toEqual([]);
  });

  it('the transport sends no dot and throws what the hook threw', async () => {
    const lost = new Error('the claim is lost');
    await expect(send({ hook: () => Promise.reject(lost) })).rejects.toBe(lost);
    await pause(50);
    expect(peer.messages).toEqual([]);
  });

  it('the transport has not sent the message as long as the hook waits, however long that is', async () => {
    let agree = () => {};
    let ask = () => {};
    const hookCalled = new Promise<void>((resolve) => (ask = resolve));
    const hook = () => {
      ask();
      return new Promise<void>((resolve) => (agree = resolve));
    };
    const sending = send({ hook });
    await hookCalled;
    await pause(400);
    expect(peer.messages).toEqual([]);
    agree();
    expect((await sending).outcome).toBe('accepted');
  });

  it('the transport counts a connection that breaks during the hook as not sent, whatever the hook says', async () => {
    const hook = async () => {
      peer.cut();
      await pause(200);
      story.push('agreed');
    };
    expect((await send({ hook })).outcome).toBe('deferred');
    expect(story).toEqual(['agreed']);
    expect(peer.messages).toEqual([]);
  });

  it('the transport treats each recipient as requested', async () => {
    await peer.setBehaviour('rcpt-550', to);
    expect((await send()).outcome).toBe('refused');
    await peer.setBehaviour('accept', to);
    expect((await send()).outcome).toBe('accepted');
  });

  it('the transport reconnects when the port opens again', async () => {
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

  it('the transport logs in where a password is given', async () => {
    expect((await send({ url: peer.url.replace('//', '//user:right@') })).outcome).toBe('accepted');
  });

  it('an unknown host is worth another try', async () => {
    expect((await send({ url: 'smtp://mail.invalid:25' })).outcome).toBe('deferred');
  });

  it('the transport waits for the hook even when the connection breaks meanwhile', async () => {
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

describe('the connections', () => {
  let transport: MailTransport;
  const hook = () => Promise.resolve();
  const open = async (options: Parameters<typeof startSmtpPeer>[0] = {}, connections?: number) => {
    peer = await startSmtpPeer(options);
    transport = transportTo(peer.url, generousMs, connections);
  };
  const sendMany = (count: number) => Promise.all(Array.from({ length: count }, () => send({ over: transport, hook })));
  afterEach(() => peer.close());

  it('the connections carry one mail after the other, and are closed after some', async () => {
    await open();
    for (const connections of [1, 1, 1, 2, 2]) {
      expect((await send({ over: transport, hook })).outcome).toBe('accepted');
      expect(peer.connections).toBe(connections);
    }
  });

  it('stay in use after a mail that was refused', async () => {
    await open({ behaviour: 'rcpt-550' });
    expect((await send({ over: transport })).outcome).toBe('refused');
    await peer.setBehaviour('dot-451');
    expect((await send({ over: transport, hook })).outcome).toBe('deferred');
    await peer.setBehaviour('accept');
    expect((await send({ over: transport, hook })).outcome).toBe('accepted');
    expect(peer.connections).toBe(1);
  });

  it('are as many as allowed, and all mails go over them', async () => {
    await open({}, 2);
    for (const { outcome } of await sendMany(6)) expect(outcome).toBe('accepted');
    expect(peer.connections).toBe(2);
  });

  it('are no more than the server wants, and no mail fails because of it', async () => {
    await open({ connectionsAtMost: 2, messageMs: 20 }, 5);
    expect((await send({ over: transport, hook })).outcome).toBe('accepted');
    for (const { outcome } of await sendMany(10)) expect(outcome).toBe('accepted');
  });

  it('are replaced without anybody noticing when the server closed them in between', async () => {
    await open();
    await send({ over: transport, hook });
    peer.cut();
    expect((await send({ over: transport, hook })).outcome).toBe('accepted');
    expect(peer.messages).toHaveLength(2);
  });

  it('are cut when the hook refuses, and nothing of that mail is in the next one', async () => {
    await open();
    await send({ over: transport, hook });
    await expect(send({ over: transport, hook: () => Promise.reject(new Error('lost')) })).rejects.toThrow('lost');
    expect((await send({ over: transport, hook })).outcome).toBe('accepted');
    expect(peer.messages).toHaveLength(2);
    expect(peer.messages.every(({ raw }) => raw.match(/^Message-ID:/gim)?.length === 1)).toBe(true);
    expect(peer.connections).toBe(2);
  });

  it('are cut when we close, also while the server takes its time after the dot', async () => {
    await open({ behaviour: 'hang-after-dot' });
    transport = transportTo(peer.url, 60_000);
    let hookCalled = () => {};
    const dot = new Promise<void>((resolve) => (hookCalled = resolve));
    const sending = send({ over: transport, hook: async () => hookCalled() });
    await dot;
    await pause(50);
    transport.close();
    expect((await sending).outcome).toBe('unanswered');
    expect((await send({ over: transport, hook })).outcome).toBe('deferred');
  });
});

describe('a server that is away', () => {
  afterEach(() => peer.close());

  it('an unavailable server gets one probe at a time, and all that wait go on when it answers', async () => {
    peer = await startSmtpPeer({ behaviour: 'greeting-421' });
    let [opened, closed] = [0, 0];
    const transport = createTransport(peer.url, {
      timeouts: { greeting: 300 },
      onOpen: () => (opened += 1),
      onClose: () => (closed += 1),
    });
    transports.push(transport);
    const hook = () => Promise.resolve();
    expect(await send({ over: transport, hook })).toMatchObject({ outcome: 'deferred' });
    expect(transport.breaker.open).toBe(true);
    const passed: boolean[] = [];
    const waiting = [1, 2, 3].map(() => transport.connection().then((session) => passed.push(!!session?.usable)));
    await pause(1500);
    expect([passed.length, peer.connections, opened, closed]).toEqual([0, 2, 1, 0]);
    await peer.setBehaviour('accept');
    await Promise.all(waiting);
    expect([passed, opened, closed]).toEqual([[true, true, true], 1, 1]);
  });

  it('an unavailable server keeps nobody waiting when the process ends', async () => {
    peer = await startSmtpPeer({ behaviour: 'refuse-connection' });
    const transport = transportTo(peer.url);
    await send({ over: transport });
    const connection = transport.connection();
    transport.close();
    expect(await connection).toBeUndefined();
  });
});
