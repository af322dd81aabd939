// Rules: desk.live, desk.replies
import { createHash, randomUUID } from 'node:crypto';
import { requestBooking } from '@mainstage/bookings/use-cases/request';
import { correctAddress } from '../delivery/correct-address';
import { DeskLead } from '../entities/desk-lead';
import { Mail } from '@mainstage/database/entities/mail';
import { type ReadMessage, storeMessage } from '../messages/store/store-message';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { deskToday } from '../today/today';
import { changeLead } from './change-lead';

const lena = 'lena@venue.example';
const tom = 'tom@venue.example';

let desk: DeskUnderTest;
beforeAll(async () => (desk = await startDesk()));
afterAll(() => desk.stop());

const leadOf = (leadId: string) => desk.manager.findOneByOrFail(DeskLead, { leadId });

function message(id: string, different: Partial<ReadMessage> = {}): ReadMessage {
  const messageId = `<${randomUUID()}@visitor.example>`;
  return {
    ...{ kind: 'written', authorship: 'person', fromTeam: false, member: null, failedChecks: null, recipients: [] },
    ...{
      ourDomain: 'venue.example',
      sender: 'ada@example.com',
      subject: 'Re: Your request',
      sentAt: new Date(),
      messageId,
    },
    ...{ inReplyTo: null, visibleText: 'Tuesday suits us.', fullText: 'Tuesday suits us.', attachmentNames: [] },
    ...{ verdict: null, reason: null, raw: Buffer.from('x') },
    fingerprint: createHash('sha256').update(messageId).digest(),
    token: { purpose: 'reply', id },
    ...different,
  };
}

async function mailTo(leadId: string, status: 'sent' | 'sending' = 'sent'): Promise<string> {
  const id = randomUUID();
  await desk.manager.insert(Mail, {
    ...{
      id,
      kind: 'contact-confirmation',
      form: 'contact',
      leadId,
      recipient: 'visitor',
      toAddress: 'ada@example.com',
    },
    ...{
      status,
      ...(status === 'sending' && { claimId: randomUUID(), leaseUntil: () => `now() + interval '1 minute'` }),
    },
  } as never);
  return id;
}

describe('an open desk', () => {
  it('is told of a reply, and the lead is marked as replied', async () => {
    const id = await desk.lead();
    expect(await desk.hear(() => storeMessage(desk.manager, message(id)))).toContain(`${id} 2`);
    expect((await leadOf(id)).repliedAt).toEqual(expect.any(Date));
  });

  it('is told of a bounce and of a mail that is not delivered', async () => {
    const id = await desk.lead();
    const mail = await mailTo(id);
    const bounce = message(id, {
      kind: 'bounce',
      verdict: 'hard',
      reason: 'no such user',
      token: { purpose: 'bounce', id: mail },
    });
    expect(await desk.hear(() => storeMessage(desk.manager, bounce))).toContain(`${id} 1`);
    for (const status of ['dead', 'review'] as const) {
      const failed = await mailTo(id);
      expect(await desk.hear(() => desk.manager.update(Mail, { id: failed }, { status }))).toEqual([`${id} 1`]);
    }
    expect((await leadOf(id)).repliedAt).toBeNull();
  });

  it('is told of an address that the visitor corrected, with a new version', async () => {
    const id = await desk.lead();
    await mailTo(id);
    const heard = await desk.hear(() => correctAddress(desk.manager, id, 'ada@example.org', () => true));
    expect(heard).toContain(`${id} 2`);
    await expect(changeLead(desk, id, { version: 1, owner: lena }, lena)).rejects.toThrow('changed meanwhile');
    expect((await leadOf(id)).email).toBe('ada@example.org');
  });

  it('is told of what happens to the bookings of a lead', async () => {
    const id = await desk.lead();
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    const lead = { form: 'contact', id };
    const request = () =>
      requestBooking(
        desk.manager,
        { venue: 'skyline-stage', day, hire: 'evening', origin: 'visitor', lead },
        'visitor',
      );
    expect(await desk.hear(request)).toEqual([`${id} 1`]);
  });
});

describe('a reply that waits', () => {
  const replied = async (columns: Partial<DeskLead> = { state: 'new' }) => {
    const id = await desk.lead();
    await desk.manager.update(DeskLead, { leadId: id }, columns);
    await storeMessage(desk.manager, message(id));
    return id;
  };

  it('waits since the first one, until sales answers or says that none is needed', async () => {
    const id = await replied();
    const { repliedAt } = await leadOf(id);
    await storeMessage(desk.manager, message(id));
    expect((await leadOf(id)).repliedAt).toEqual(repliedAt);
    await changeLead(desk, id, { version: 3, state: 'answered', answeredBy: 'telephone' }, lena);
    expect((await leadOf(id)).repliedAt).toBeNull();
    await storeMessage(desk.manager, message(id));
    await changeLead(desk, id, { version: 5, replyHandled: true }, lena);
    expect(await leadOf(id)).toMatchObject({ repliedAt: null, state: 'answered', version: 6 });
  });

  it('is over with a copy of the answer', async () => {
    const id = await replied();
    await storeMessage(
      desk.manager,
      message(id, {
        ...{ sender: lena, fromTeam: true, member: lena, recipients: ['ada@example.com'] },
        token: { purpose: 'copy', id },
      }),
    );
    expect((await leadOf(id)).repliedAt).toBeNull();
  });

  it('is no reply where a machine wrote it', async () => {
    const id = await desk.lead();
    await storeMessage(desk.manager, message(id, { kind: 'auto-reply', authorship: 'automatic' }));
    expect((await leadOf(id)).repliedAt).toBeNull();
  });

  it('is marked where a machine perhaps wrote all of it, until a person does', async () => {
    const id = await desk.lead();
    await storeMessage(desk.manager, message(id, { authorship: 'perhaps-automatic' }));
    expect(await leadOf(id)).toMatchObject({ repliedAt: expect.any(Date), replyPerhapsAutomatic: true });
    await storeMessage(desk.manager, message(id));
    expect(await leadOf(id)).toMatchObject({ replyPerhapsAutomatic: false });
  });

  it('stands first under Today: one’s own, then the others, also of closed leads', async () => {
    await desk.manager.query('TRUNCATE contact_submissions, desk_leads CASCADE');
    const ofTom = await replied({ owner: tom, state: 'taken' });
    const lost = await replied({ state: 'lost', lostReason: 'price' });
    const own = await replied({ owner: lena, state: 'taken' });
    await replied({ state: 'spam' });
    const { replies } = await deskToday(desk.manager, lena);
    expect(replies.map(({ id }) => id)).toEqual([own, ofTom, lost]);
  });
});
