// Rule: desk.answers
import { randomUUID } from 'node:crypto';
import type { AnswerDraftChange } from '@mainstage/contracts/desk/answer';
import { leadDetail } from '../detail/lead-detail';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { deskToday } from '../today/today';
import { correctAddress } from '../delivery/correct-address';
import { AnsweredMeanwhile, DraftChangedMeanwhile } from './answer-errors';
import { cancelAnswer } from './cancel-answer';
import { answerComposer, replySubject } from './composer';
import { discardDraft, findDraft, saveDraft } from './drafts';
import { addFile, removeFile } from './files';
import { readAnswer } from './member-answer';
import { sendAnswer } from './send-answer';
import { writeAgain } from './write-again';

const [lena, tom] = ['lena@venue.example', 'tom@venue.example'];
const member = { name: 'Lena Brandt', email: lena };
const settings = {
  ...{ mailbox: { local: 'leads', domain: 'mail.venue.example' }, secret: 'a-secret-of-the-test-that-is-long-enough' },
  ...{ mailFrom: 'hello@venue.example', fromName: 'Mainstage' },
};
const typed: AnswerDraftChange = {
  ...{ revision: 0, to: ['ada@example.com'], cc: [], bcc: [], subject: 'Re: Your message', body: 'The stage is free.' },
  ...{ quote: true, sendAt: null, remindIfNoReplyBy: null },
};

let desk: DeskUnderTest;
beforeAll(async () => (desk = await startDesk()));
afterAll(() => desk?.stop());

const draft = (leadId: string, by = lena, change: Partial<AnswerDraftChange> = {}) =>
  saveDraft(desk.manager, leadId, by, { ...typed, ...change });

async function send(leadId: string, by = lena, change: Partial<AnswerDraftChange> = {}, latest: string | null = null) {
  const { revision } = await draft(leadId, by, change);
  return sendAnswer(desk.manager, { leadId, member: by }, { revision, latest, key: randomUUID() }, settings);
}

const sql = async <Row = Record<string, unknown>>(text: string, ...values: unknown[]): Promise<Row[]> =>
  desk.manager.query(text, values);

/** Lets the mail of an answer end, as the worker does. */
const end = (answerId: string, columns: string) =>
  sql(`UPDATE mails SET attempts = 1, ${columns} WHERE id = (SELECT mail_id FROM answers WHERE id = $1)`, answerId);
const stateOf = async (leadId: string) => {
  const [row] = await sql<{
    state: string;
    running: boolean;
    replied: boolean;
    failed: boolean;
    first: boolean;
    owner: string;
  }>(
    `SELECT state, owner, answered_at IS NULL AS running, replied_at IS NOT NULL AS replied, answer_failed_at IS NOT NULL AS failed,
       first_answered_at IS NOT NULL AS first FROM desk_leads WHERE lead_id = $1`,
    leadId,
  );
  return row;
};
const entryOf = async (leadId: string) =>
  (await leadDetail(desk.manager, leadId, lena, settings)).timeline.find(({ answer }) => answer);

const reply = (leadId: string, columns: Record<string, unknown> = {}) => {
  const row: Record<string, unknown> = {
    ...{ kind: 'visitor-reply', lead_id: leadId, form: 'contact', fingerprint: Buffer.from(randomUUID()) },
    ...{
      sender: 'ada@example.com',
      subject: 'AW: Re: The party',
      message_id: '<r1@example.com>',
      authorship: 'person',
    },
    ...{ visible_text: 'And the terrace?', full_text: 'And the terrace?', raw: Buffer.from('x'), ...columns },
  };
  const names = Object.keys(row);
  return sql(
    `INSERT INTO inbound_mails (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    ...Object.values(row),
  );
};

describe('the clock', () => {
  it('runs until the answer is sent', async () => {
    const leadId = await desk.lead();
    const { id } = await send(leadId);
    expect(await stateOf(leadId)).toMatchObject({ state: 'new', running: true });
    await end(id, `status = 'sent', finished_at = now()`);
    expect(await stateOf(leadId)).toMatchObject({ state: 'answered', running: false, first: true, owner: lena });
    expect(await entryOf(leadId)).toMatchObject({ title: 'Answered by email', by: lena, answer: { state: 'sent' } });
  });

  it.each([
    ['dead', `status = 'dead'`],
    ['review', `status = 'review'`],
  ])('runs on after an answer that ends %s, and the lead is marked', async (state, columns) => {
    const leadId = await desk.lead();
    const { id } = await send(leadId);
    await end(id, columns);
    expect(await stateOf(leadId)).toMatchObject({ state: 'new', running: true, failed: true });
    expect(await entryOf(leadId)).toMatchObject({ answer: { state } });
    expect((await deskToday(desk.manager, lena)).failedAnswers.map((lead) => lead.id)).toContain(leadId);
  });

  it('runs on after an answer that comes back, and the reply waits again', async () => {
    const leadId = await desk.lead();
    await sql(`UPDATE desk_leads SET replied_at = now() - interval '1 hour' WHERE lead_id = $1`, leadId);
    const { id } = await send(leadId);
    await end(id, `status = 'sent', finished_at = now()`);
    expect(await stateOf(leadId)).toMatchObject({ replied: false, failed: false });
    await end(id, 'bounced_at = now()');
    expect(await stateOf(leadId)).toMatchObject({
      state: 'taken',
      running: true,
      replied: true,
      failed: true,
      first: false,
    });
    const [alarm] = await sql<{ due: boolean }>(
      'SELECT next_alarm_at <= now() AS due FROM desk_leads WHERE lead_id = $1',
      leadId,
    );
    expect(alarm?.due).toBe(true);
  });

  it('stays as it is where somebody else answered since', async () => {
    const leadId = await desk.lead();
    const { id } = await send(leadId);
    await end(id, `status = 'sent', finished_at = now()`);
    await sql(`UPDATE desk_leads SET answered_at = now() + interval '1 second' WHERE lead_id = $1`, leadId);
    await end(id, 'bounced_at = now()');
    expect(await stateOf(leadId)).toMatchObject({ state: 'answered', running: false, failed: true });
  });

  it('is not stopped by an answer that waits for its time', async () => {
    const leadId = await desk.lead();
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    expect(await send(leadId, lena, { sendAt })).toMatchObject({ scheduled: true, dueAt: sendAt });
    expect(await stateOf(leadId)).toMatchObject({ state: 'new', running: true });
    expect((await entryOf(leadId))?.title).toMatch(/^The answer is to be sent on /);
  });

  it('a reply that comes in after the press still waits', async () => {
    const leadId = await desk.lead();
    const { id } = await send(leadId);
    await sql(`UPDATE desk_leads SET replied_at = now() + interval '1 second' WHERE lead_id = $1`, leadId);
    await end(id, `status = 'sent', finished_at = now()`);
    expect(await stateOf(leadId)).toMatchObject({ replied: true });
  });

  it('the next answer that is sent takes the mark away', async () => {
    const leadId = await desk.lead();
    const first = await send(leadId);
    await end(first.id, `status = 'dead'`);
    const second = await send(leadId, lena, {}, null);
    await end(second.id, `status = 'sent', finished_at = now()`);
    expect(await stateOf(leadId)).toMatchObject({ state: 'answered', failed: false });
  });
});

describe('a reminder', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const by = inDays(3);
  const reminderOf = async (leadId: string) =>
    (await leadDetail(desk.manager, leadId, lena, settings)).remindIfNoReplyBy;

  it('begins when the answer is sent, and ends where it comes back', async () => {
    const leadId = await desk.lead();
    const { id } = await send(leadId, lena, { remindIfNoReplyBy: by });
    expect(await reminderOf(leadId)).toBeNull();
    expect((await entryOf(leadId))?.answer).toMatchObject({ remindIfNoReplyBy: by });
    await end(id, `status = 'sent', finished_at = now()`);
    expect(await reminderOf(leadId)).toBe(by);
    await end(id, 'bounced_at = now()');
    expect(await reminderOf(leadId)).toBeNull();
  });

  it.each([
    ['is closed', `state = 'lost', lost_reason = 'price'`],
    ['has a newer reply', `replied_at = now() + interval '1 second'`],
  ])('is not set where the lead %s meanwhile', async (_, columns) => {
    const leadId = await desk.lead();
    const { id } = await send(leadId, lena, { remindIfNoReplyBy: by });
    await sql(`UPDATE desk_leads SET ${columns} WHERE lead_id = $1`, leadId);
    await end(id, `status = 'sent', finished_at = now()`);
    expect(await reminderOf(leadId)).toBeNull();
  });

  it('of before stays where an answer has none', async () => {
    const leadId = await desk.lead();
    await sql('UPDATE desk_leads SET remind_if_no_reply_by = $2 WHERE lead_id = $1', leadId, by);
    const { id } = await send(leadId);
    await end(id, `status = 'sent', finished_at = now()`);
    expect(await reminderOf(leadId)).toBe(by);
  });

  it('is in the draft again after undo', async () => {
    const leadId = await desk.lead();
    const { id } = await send(leadId, lena, { remindIfNoReplyBy: by });
    expect(await cancelAnswer(desk.manager, { leadId, answerId: id }, lena)).toMatchObject({ remindIfNoReplyBy: by });
  });

  it.each([
    ['before the answer is sent', { sendAt: inDays(4) }, 'time_in_past'],
    ['in two years', { remindIfNoReplyBy: inDays(730) }, 'date_too_far'],
  ])('%s is refused', async (_, change, code) => {
    const sent = send(await desk.lead(), lena, { remindIfNoReplyBy: by, ...change });
    await expect(sent).rejects.toMatchObject({ errors: [{ field: 'remindIfNoReplyBy', code }] });
  });
});

describe('a press', () => {
  it('sends once, however often it is sent', async () => {
    const leadId = await desk.lead();
    const { revision } = await draft(leadId);
    const press = { revision, latest: null, key: randomUUID() };
    const made = () => sendAnswer(desk.manager, { leadId, member: lena }, press, settings);
    const answers = await Promise.all([made(), made(), made()]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await sql(`SELECT FROM mails WHERE lead_id = $1 AND kind = 'member-answer'`, leadId)).toHaveLength(1);
  });

  it('of two members who send at once, the second one is told of the first', async () => {
    const leadId = await desk.lead();
    const press = async (by: string) => {
      const { revision } = await draft(leadId, by);
      return sendAnswer(desk.manager, { leadId, member: by }, { revision, latest: null, key: randomUUID() }, settings);
    };
    const ends = await Promise.allSettled([press(lena), press(tom)]);
    const refused = ends.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(1);
    const error = refused[0]?.reason as AnsweredMeanwhile;
    expect(error).toBeInstanceOf(AnsweredMeanwhile);
    expect(error.current).toMatchObject({ title: 'Answered by email', text: 'The stage is free.' });
    const second = error.current.by === lena ? tom : lena;
    const { revision } = (await findDraft(desk.manager, leadId, second))!;
    const again = { revision, latest: error.current.id, key: randomUUID() };
    await expect(sendAnswer(desk.manager, { leadId, member: second }, again, settings)).resolves.toHaveProperty('id');
  });

  it.each([
    ['nobody to go to', { to: [] }, ['to']],
    ['no subject and no text', { subject: '', body: '' }, ['subject', 'body']],
    ['a time that has passed', { sendAt: '2020-01-01T00:00:00Z' }, ['sendAt']],
  ])('is refused with %s', async (_, change, fields) => {
    const leadId = await desk.lead();
    await expect(send(leadId, lena, { bcc: ['a@b.example'], ...change })).rejects.toMatchObject({
      errors: fields.map((field) => expect.objectContaining({ field })),
    });
  });

  it('is refused for spam, and for more answers than anybody writes', async () => {
    const leadId = await desk.lead();
    await sql(`UPDATE desk_leads SET state = 'spam' WHERE lead_id = $1`, leadId);
    await expect(send(leadId)).rejects.toMatchObject({ code: 'lead_is_spam' });
    const other = await desk.lead({ email: 'b@example.com' });
    await sql(
      `INSERT INTO answers (lead_id, member, state, mail_id, handed_at) SELECT $1, 'busy@venue.example', 'sent', gen_random_uuid(), now()
       FROM generate_series(1, 60)`,
      other,
    );
    const { revision } = await draft(other, 'busy@venue.example');
    const [{ id }] = (await sql<{ id: string }>(
      `SELECT 'answer ' || id AS id FROM answers WHERE lead_id = $1 AND state = 'sent' ORDER BY handed_at DESC LIMIT 1`,
      other,
    )) as [{ id: string }];
    const press = { revision, latest: id, key: randomUUID() };
    await expect(
      sendAnswer(desk.manager, { leadId: other, member: 'busy@venue.example' }, press, settings),
    ).rejects.toThrow('Too many answers');
  });
});

describe('undo', () => {
  it('stops the mail, and the text is a draft again with its files', async () => {
    const leadId = await desk.lead();
    await draft(leadId);
    await addFile(desk.manager, { leadId, member: lena }, { name: 'plan.pdf', content: Buffer.from('%PDF-1.7') });
    const { id } = await send(leadId, lena, { revision: 1 });
    expect(await findDraft(desk.manager, leadId, lena)).toBeNull();
    const back = await cancelAnswer(desk.manager, { leadId, answerId: id }, lena);
    expect(back).toMatchObject({ body: typed.body, to: typed.to, files: [{ name: 'plan.pdf' }] });
    expect(
      await sql(`SELECT status, last_reply FROM mails WHERE lead_id = $1 AND kind = 'member-answer'`, leadId),
    ).toEqual([{ status: 'dead', last_reply: 'undone before it was sent' }]);
    expect(await entryOf(leadId)).toBeUndefined();
    expect(await stateOf(leadId)).toMatchObject({ failed: false });
    const again = { revision: back.revision, latest: null, key: randomUUID() };
    await expect(sendAnswer(desk.manager, { leadId, member: lena }, again, settings)).resolves.toHaveProperty('id');
  });

  it('keeps what was typed since below it', async () => {
    const leadId = await desk.lead();
    const { id } = await send(leadId);
    await draft(leadId, lena, { body: 'Typed since' });
    const back = await cancelAnswer(desk.manager, { leadId, answerId: id }, lena);
    expect(back.body).toBe('The stage is free.\n\nTyped since');
  });

  it('a colleague stops what is to be sent later; it is its member’s draft', async () => {
    const leadId = await desk.lead();
    const { id } = await send(leadId, lena, { sendAt: new Date(Date.now() + 3_600_000).toISOString() });
    await cancelAnswer(desk.manager, { leadId, answerId: id }, tom);
    expect(await findDraft(desk.manager, leadId, lena)).toMatchObject({ body: typed.body });
    expect(await findDraft(desk.manager, leadId, tom)).toBeNull();
  });

  it('is refused once the mail is on its way', async () => {
    const leadId = await desk.lead();
    const { id } = await send(leadId);
    await end(id, `status = 'sending', lease_until = now()`);
    await expect(cancelAnswer(desk.manager, { leadId, answerId: id }, lena)).rejects.toMatchObject({
      code: 'answer_on_its_way',
    });
  });
});

describe('writing again', () => {
  it.each([
    ['came back', `status = 'sent', finished_at = now()`, 'bounced_at = now()'],
    ['was not delivered', `status = 'dead'`],
  ])('takes text and recipients of an answer that %s into one’s draft, once', async (_, ...ends) => {
    const leadId = await desk.lead();
    const { id } = await send(leadId, lena, { cc: ['office@example.com'] });
    await expect(writeAgain(desk.manager, { leadId, answerId: id }, tom)).rejects.toThrow();
    for (const columns of ends) await end(id, columns);
    await draft(leadId, tom, { body: 'Typed before' });
    for (let presses = 0; presses < 2; presses += 1)
      expect(await writeAgain(desk.manager, { leadId, answerId: id }, tom)).toMatchObject({
        ...{ to: typed.to, cc: ['office@example.com'], subject: typed.subject, sendAt: null },
        body: 'The stage is free.\n\nTyped before',
      });
    expect(await entryOf(leadId)).toBeDefined();
  });

  it('keeps the files of an answer that was never sent', async () => {
    const leadId = await desk.lead();
    await draft(leadId);
    await addFile(desk.manager, { leadId, member: lena }, { name: 'plan.pdf', content: Buffer.from('%PDF-1.7') });
    const { id } = await send(leadId, lena, { revision: 1 });
    await end(id, `status = 'dead'`);
    for (let presses = 0; presses < 2; presses += 1)
      expect((await writeAgain(desk.manager, { leadId, answerId: id }, lena)).files).toMatchObject([
        { name: 'plan.pdf' },
      ]);
  });
});

describe('a draft', () => {
  it('is one for each lead and member, read on another device', async () => {
    const leadId = await desk.lead();
    await draft(leadId);
    await draft(leadId, tom, { body: 'Tom’s' });
    expect(await findDraft(desk.manager, leadId, lena)).toMatchObject({ revision: 1, body: typed.body });
    await expect(draft(leadId, lena, { revision: 0 })).rejects.toBeInstanceOf(DraftChangedMeanwhile);
    expect(await draft(leadId, lena, { revision: 1, body: 'More' })).toMatchObject({ revision: 2, body: 'More' });
    await discardDraft(desk.manager, leadId, lena);
    expect(await findDraft(desk.manager, leadId, lena)).toBeNull();
    expect(await draft(leadId, lena, { revision: 0 })).toMatchObject({ body: typed.body });
  });

  it.each([
    ['virus.exe', Buffer.from('MZ'), 'not_offered'],
    ['plan.pdf', Buffer.from('MZ'), 'wrong_type'],
    ['empty.txt', Buffer.alloc(0), 'required'],
  ])('takes no %s', async (name, content, code) => {
    const leadId = await desk.lead();
    await draft(leadId);
    const added = addFile(desk.manager, { leadId, member: lena }, { name, content });
    await expect(added).rejects.toMatchObject({ errors: [{ field: 'file', code }] });
  });

  it('takes files up to 10 MB as they are sent', async () => {
    const leadId = await desk.lead();
    await draft(leadId);
    const add = (megabytes: number) =>
      addFile(desk.manager, { leadId, member: lena }, { name: 'a.txt', content: Buffer.alloc(megabytes * 1e6, 'a') });
    const { id } = await add(6);
    await expect(add(2)).rejects.toMatchObject({ code: 'answer_too_large' });
    await removeFile(desk.manager, { leadId, member: tom, fileId: id });
    expect((await findDraft(desk.manager, leadId, lena))?.files).toHaveLength(1);
    await removeFile(desk.manager, { leadId, member: lena, fileId: id });
    await expect(add(2)).resolves.toMatchObject({ size: 2e6 });
  });
});

describe('what is quoted', () => {
  const quoteOf = async (leadId: string) => {
    const { quote, quoteWithheld } = await answerComposer(desk.manager, leadId, member, settings);
    return { text: quote?.text ?? null, quoteWithheld };
  };
  const fresh = (email = `${randomUUID()}@example.com`) => desk.lead({ email, message: 'Buy pills' });

  it('is nothing that an address typed which has neither replied nor confirmed', async () => {
    const leadId = await fresh();
    expect(await quoteOf(leadId)).toEqual({ text: null, quoteWithheld: true });
    const { id } = await send(leadId, lena, { quote: true });
    expect(await sql('SELECT quote FROM answers WHERE id = $1', id)).toEqual([{ quote: null }]);
  });

  it('is the reply', async () => {
    const leadId = await fresh();
    await reply(leadId);
    expect(await quoteOf(leadId)).toEqual({ text: 'And the terrace?', quoteWithheld: false });
    const { subject } = await answerComposer(desk.manager, leadId, member, settings);
    expect(subject).toBe('Re: The party');
  });

  it.each([
    ['failed its checks', { failed_checks: 'dmarc=fail' }],
    ['is automatic', { authorship: 'automatic', kind: 'auto-reply' }],
    ['is quarantined', { quarantined: true }],
  ])('is no reply that %s', async (_, columns) => {
    const leadId = await fresh();
    await reply(leadId, columns);
    expect(await quoteOf(leadId)).toEqual({ text: null, quoteWithheld: true });
  });

  it('is the form’s text of an address that has confirmed, or replied about something else', async () => {
    await sql(
      `INSERT INTO newsletter_subscriptions (id, email, status) VALUES (gen_random_uuid(), 'Con@example.com', 'confirmed')`,
    );
    expect(await quoteOf(await fresh('con@example.com'))).toEqual({ text: 'Buy pills', quoteWithheld: false });
    const earlier = await fresh('two@example.com');
    await reply(earlier, { sender: 'TWO@example.com' });
    expect(await quoteOf(await fresh('two@example.com'))).toEqual({ text: 'Buy pills', quoteWithheld: false });
  });
});

describe('the thread', () => {
  it('names our confirmation, the client’s messages and our answers', async () => {
    const leadId = await desk.lead();
    const [confirmation] = await sql<{ id: string }>(
      `INSERT INTO mails (kind, form, lead_id, recipient, to_address, status, created_at)
       VALUES ('contact-confirmation', 'contact', $1, 'visitor', 'ada@example.com', 'sent', now() - interval '2 hours') RETURNING id`,
      leadId,
    );
    const first = await send(leadId);
    await end(first.id, `status = 'sent', finished_at = now()`);
    await reply(leadId, { received_at: new Date(Date.now() + 1000) });
    await reply(leadId, { message_id: 'not an id', received_at: new Date(Date.now() + 500), visible_text: '' });
    const second = await send(leadId, lena, {}, `answer ${first.id}`);
    const rows = await sql<{ mail: string; in_reply_to: string; thread: string[] }>(
      'SELECT mail_id AS mail, in_reply_to, thread FROM answers WHERE id = ANY($1) ORDER BY handed_at',
      [first.id, second.id],
    );
    const own = (id: string | undefined) => `<${id}@venue.example>`;
    expect(rows).toEqual([
      { mail: expect.anything(), in_reply_to: own(confirmation?.id), thread: [own(confirmation?.id)] },
      {
        mail: expect.anything(),
        in_reply_to: '<r1@example.com>',
        thread: [own(confirmation?.id), own(rows[0]?.mail), '<r1@example.com>'],
      },
    ]);
  });

  it.each([
    ['Re: AW: re:  Party', 'Re: Party'],
    ['Antwort: Fest\r\nBcc: x', 'Re: Fest Bcc: x'],
    ['Regensburg: 200 guests', 'Re: Regensburg: 200 guests'],
  ])('answers %j as %j', (subject, expected) => expect(replySubject(subject)).toBe(expected));
});

it('an answer is in the language of the client', async () => {
  const leadId = await desk.lead({ email: 'de@example.com' });
  await sql(`UPDATE desk_leads SET language = 'de' WHERE lead_id = $1`, leadId);
  const { subject } = await answerComposer(desk.manager, leadId, member, settings);
  expect(subject).toBe(`Re: Ihre Nachricht an uns [${leadId.slice(0, 18)}]`);
  await reply(leadId, { received_at: new Date('2030-05-14T08:00:00Z') });
  const { id } = await send(leadId);
  expect(await readAnswer(desk.manager, desk.team, id, 'Mainstage')).toMatchObject({
    ...{ language: 'de', fromName: 'Lena Brandt, Mainstage' },
    quote: { head: 'ada@example.com schrieb am Dienstag, 14. Mai 2030, 10:00 Uhr:', text: 'And the terrace?' },
  });
});

it('an answer that waits goes to the corrected address', async () => {
  const leadId = await desk.lead({ email: 'adda@example.com' });
  await sql(
    `INSERT INTO mails (kind, form, lead_id, recipient, to_address, status) VALUES ('contact-confirmation', 'contact', $1, 'visitor', 'adda@example.com', 'dead')`,
    leadId,
  );
  const { id } = await send(leadId, lena, { to: ['adda@example.com'], cc: ['office@example.com'] });
  await correctAddress(desk.manager, leadId, 'ada@example.com', () => true);
  expect(await sql('SELECT to_addresses, cc_addresses FROM answers WHERE id = $1', id)).toEqual([
    { to_addresses: ['ada@example.com'], cc_addresses: ['office@example.com'] },
  ]);
});
