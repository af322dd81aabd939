// Rules: inbound.answers, inbound.authorship, desk.clock
import { randomUUID } from 'node:crypto';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { DeskLead } from '../entities/desk-lead';
import { type ReadMessage, storeMessage } from './store/store-message';
import { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import { LeadNotFound } from '../desk-error';
import { leadDetail } from '../detail/lead-detail';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { deskToday } from '../today/today';
import { changeLead } from '../changes/change-lead';
import { checkMessage } from './check-message';

const [lena, tom] = ['lena@venue.example', 'tom@venue.example'];
const settings = {
  mailbox: undefined,
  secret: 'a-secret-of-the-test-that-is-long-enough',
  mailFrom: 'hello@x.example',
};

let desk: DeskUnderTest;
beforeAll(async () => (desk = await startDesk()));
afterAll(() => desk?.stop());
beforeEach(() =>
  desk.manager.query('TRUNCATE contact_submissions, desk_leads, mails, lead_events, inbound_mails CASCADE'),
);

const message = (different: Partial<ReadMessage>): ReadMessage => ({
  ...{ kind: 'written', authorship: 'person', fromTeam: false, member: null, failedChecks: null },
  ...{ recipients: [], ourDomain: 'x.example', sender: 'ada@example.com', subject: 'Re: x', sentAt: null },
  ...{ messageId: null, inReplyTo: null, visibleText: 'Tuesday suits us.', fullText: '', attachmentNames: [] },
  ...{ verdict: null, reason: null, raw: Buffer.from(''), fingerprint: Buffer.from(randomUUID()), token: undefined },
  ...different,
});
const receive = (leadId: string, purpose: 'copy' | 'reply', different: Partial<ReadMessage> = {}) =>
  storeMessage(desk.manager, message({ token: { purpose, id: leadId }, ...different }));
const toClient = { recipients: ['ada@example.com'] };
const by = (member: string, sender = member) => ({ sender, fromTeam: true, member, ...toClient });
const leadOf = (leadId: string) => desk.manager.findOneByOrFail(DeskLead, { leadId });
const detail = (leadId: string): Promise<DeskLeadDetail> => leadDetail(desk.manager, leadId, lena, settings);
const timeline = async (leadId: string) =>
  (await detail(leadId)).timeline
    .filter(({ kind }) => kind !== 'received')
    .map(({ by, kind, title }) => [by, kind, title]);
const checkedId = async () => (await desk.manager.findOneByOrFail(InboundMail, { kind: 'unknown-sender' })).id;

describe('the copy of an answer', () => {
  it('stops the clock, is its sender’s by whichever address, and is one line of the timeline', async () => {
    const id = await desk.lead();
    await receive(id, 'copy', by(tom, 'tom@phone.example'));
    await receive(id, 'copy', by(lena));
    expect(await leadOf(id)).toMatchObject({ state: 'answered', owner: tom });
    expect(await timeline(id)).toEqual([
      [lena, 'answer', 'Answered by email'],
      [tom, 'answer', 'Answered by email'],
    ]);
  });

  it('and the press that noted it are one line, with the note and the words, whichever came first', async () => {
    const id = await desk.lead();
    await changeLead(desk, id, { version: 1, state: 'answered', answeredBy: 'mail', note: 'Offered Tuesday' }, lena);
    await receive(id, 'copy', by(lena));
    await receive(id, 'copy', by(tom));
    expect(await timeline(id)).toEqual([
      [tom, 'answer', 'Answered by email'],
      [lena, 'answer', 'Answered by email'],
    ]);
    expect((await detail(id)).timeline[1]).toMatchObject({ text: 'Offered Tuesday\n\nTuesday suits us.' });
    const called = await desk.lead({ email: 'eve@example.com' });
    await changeLead(desk, called, { version: 1, state: 'answered', answeredBy: 'telephone' }, lena);
    await receive(called, 'copy', { ...by(lena), recipients: ['eve@example.com'] });
    expect(await timeline(called)).toHaveLength(2);
  });

  it('stops no clock where it is no answer', async () => {
    const id = await desk.lead();
    await receive(id, 'copy', { ...by(lena), recipients: ['tom@venue.example'] });
    await receive(id, 'copy', { ...by(lena), authorship: 'perhaps-automatic' });
    await receive(id, 'copy', { ...by(lena), failedChecks: 'dmarc=fail' });
    await receive(id, 'copy', { sender: 'ada@example.com' });
    await receive(id, 'reply', by(lena));
    expect(await leadOf(id)).toMatchObject({ answeredAt: null });
    expect((await timeline(id)).map(([, , title]) => title).toReversed()).toEqual([
      'Wrote to somebody else than the client',
      `${lena} answered, perhaps automatically`,
      `${lena} wrote to the copy address`,
      'The visitor replied',
      `${lena} wrote to the visitor’s address`,
    ]);
  });
});

describe('a message from somebody whom nobody knows', () => {
  const unknown = { sender: 'lena.private@example.net', ...toClient };

  it('stands in Today until the desk says that it is one of the team, and then stops the clock', async () => {
    const id = await desk.lead();
    await receive(id, 'copy', unknown);
    expect((await deskToday(desk.manager, lena)).messages).toMatchObject([
      { leadId: id, name: 'Ada Byron', mark: 'unknown-sender', sender: unknown.sender, text: 'Tuesday suits us.' },
    ]);
    expect(
      await desk.hear(async () =>
        checkMessage(desk.manager, { leadId: id, messageId: await checkedId(), as: 'team' }, lena),
      ),
    ).toHaveLength(1);
    expect((await deskToday(desk.manager, lena)).messages).toEqual([]);
    expect(await leadOf(id)).toMatchObject({ state: 'answered' });
    expect(await timeline(id)).toEqual([[unknown.sender, 'answer', 'Answered by email']]);
  });

  it('stops no clock where it was not to the client, or is somebody else’s', async () => {
    const id = await desk.lead();
    await receive(id, 'copy', { ...unknown, recipients: [] });
    await checkMessage(desk.manager, { leadId: id, messageId: await checkedId(), as: 'team' }, lena);
    await receive(id, 'copy', unknown);
    await checkMessage(desk.manager, { leadId: id, messageId: await checkedId(), as: 'other' }, lena);
    expect(await leadOf(id)).toMatchObject({ state: 'new', answeredAt: null });
    expect((await deskToday(desk.manager, lena)).messages).toEqual([]);
  });

  it('is decided about on its own lead alone', async () => {
    const [id, other] = [await desk.lead(), await desk.lead({ email: 'eve@example.com' })];
    await receive(id, 'copy', unknown);
    const messageId = await checkedId();
    await expect(checkMessage(desk.manager, { leadId: other, messageId, as: 'team' }, lena)).rejects.toThrow(
      LeadNotFound,
    );
  });
});

describe('a mail that came back', () => {
  const sent = async (leadId: string) => {
    const id = randomUUID();
    await desk.manager.query(
      `INSERT INTO mails (id, kind, form, lead_id, recipient, to_address, status, attempts, finished_at)
       VALUES ($1, 'contact-confirmation', 'contact', $2, 'visitor', 'ada@example.com', 'sent', 1, now())`,
      [id, leadId],
    );
    return id;
  };
  const bounce = { kind: 'bounce', authorship: 'automatic', verdict: 'hard', reason: '5.1.1 address-unknown' } as const;
  const titles = async (id: string) => (await timeline(id)).map(([, , title]) => title);

  it('is one line, and the mail that asks sales to call none of its own', async () => {
    const id = await desk.lead();
    const mailId = await sent(id);
    await storeMessage(desk.manager, message({ ...bounce, token: { purpose: 'bounce', id: mailId } }));
    expect(await desk.manager.query(`SELECT kind FROM mails WHERE recipient = 'sales'`)).toEqual([
      { kind: 'unreached-notification' },
    ]);
    expect((await titles(id)).filter((title) => !/sent$/.test(`${title}`))).toEqual([
      expect.stringContaining('came back'),
    ]);
  });

  it('is undeliverable, unproven, where the report did not come to its own address', async () => {
    const id = await desk.lead();
    const messageIds = [`<${await sent(id)}@x.example>`];
    await storeMessage(desk.manager, message({ ...bounce, returned: { messageIds, tokens: [], isNotice: true } }));
    expect((await titles(id))[0]).toMatch(/: undeliverable, unproven$/);
    expect((await detail(id)).mails.find(({ recipient }) => recipient === 'visitor')).toMatchObject({
      bouncedAt: null,
      unprovenBounceAt: expect.any(String),
    });
  });
});

describe('a message that is perhaps automatic', () => {
  it('stands in Today, marked, until somebody has read it', async () => {
    const id = await desk.lead();
    await receive(id, 'reply', { authorship: 'perhaps-automatic' });
    const [waiting] = (await deskToday(desk.manager, lena)).messages;
    expect(waiting).toMatchObject({ mark: 'perhaps-automatic', toCheck: true });
    await checkMessage(desk.manager, { leadId: id, messageId: waiting!.id, as: 'read' }, lena);
    expect((await deskToday(desk.manager, lena)).messages).toEqual([]);
    expect((await detail(id)).timeline[0]?.message).toMatchObject({ mark: 'perhaps-automatic', toCheck: false });
  });
});

describe('whom an answer goes to', () => {
  it.each([
    ['tom@firma.example', 'tom@firma.example replied for the visitor', null],
    ['eve@agency.example', 'eve@agency.example replied', 'stranger'],
  ])('is %s who wrote last for the visitor', async (sender, title, mark) => {
    const id = await desk.lead({ email: 'ada@firma.example' });
    await receive(id, 'reply', { sender });
    const {
      reply,
      timeline: [entry],
    } = await detail(id);
    expect(reply.to).toBe(sender);
    expect(entry).toMatchObject({ title, message: { mark } });
    await receive(id, 'reply', { sender: 'ada@firma.example' });
    expect((await detail(id)).reply.to).toBeNull();
    await receive(id, 'reply', { sender, failedChecks: 'spf=fail' });
    expect((await detail(id)).reply.to).toBeNull();
  });
});
