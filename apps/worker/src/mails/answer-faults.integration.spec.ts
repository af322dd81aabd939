// Rules: desk.answers, mail.once
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '@mainstage/bookings/seeded-random';
import { cancelAnswer } from '@mainstage/desk/answer/cancel-answer';
import { saveDraft } from '@mainstage/desk/answer/drafts';
import { sendAnswer } from '@mainstage/desk/answer/send-answer';
import { ActionRefused } from '@mainstage/desk/desk-error';
import { takeOverLeads } from '@mainstage/desk/take-over/take-over';
import { deskManager } from '@mainstage/desk/testing/desk-manager';
import type { EntityManager } from 'typeorm';
import { workDuringFaults } from '../testing/faults';
import { Stage } from '../testing/stage';

/** `npm run proof:answers` presses for 500 answers during 300 faults. */
const [answers, faults] = [Number(process.env['ANSWERS'] ?? 10), Number(process.env['FAULTS'] ?? 6)];
const random = seededRandom(Number(process.env['FAULT_SEED'] ?? 59));
/** Nobody sends more than sixty in an hour. */
const memberOf = (index: number) => `member${Math.floor(index / 50)}@venue.example`;
const settings = { mailbox: undefined, secret: 's', mailFrom: 'hello@venue.example', fromName: 'Mainstage' };

let stage: Stage;
let manager: EntityManager;
beforeAll(async () => {
  stage = await Stage.build('redis');
  manager = await deskManager(stage.outbox.url);
}, 120_000);
beforeEach(async () => {
  await stage.open();
  await stage.outbox.sql('TRUNCATE desk_leads CASCADE');
});
afterEach(() => stage.clear());
afterAll(async () => {
  await manager?.dataSource.destroy();
  await stage?.destroy();
}, 60_000);

const startWorker = () =>
  stage.worker(undefined, {
    settings: { MAIL_FROM: 'Mainstage <hello@venue.example>', SALES_TEAM: 'Lena Brandt <lena@venue.example:lead>' },
  });

/** Presses for an answer as a page does that gets no response: again, with the same key. @returns its id and whether it was stopped */
async function press(index: number): Promise<{ id: string; undone: boolean }> {
  const [leadId, member] = [randomUUID(), memberOf(index)];
  await stage.outbox.sql(
    `INSERT INTO contact_submissions (id, first_name, last_name, email, message) VALUES ($1, 'Ada', 'Byron', $2, 'Hello')`,
    [leadId, `ada${index}@visitor.example`],
  );
  await takeOverLeads(manager);
  const text = { to: [`ada${index}@visitor.example`], cc: [], bcc: [], subject: `Re: ${index}`, body: 'It is free.' };
  const { revision } = await saveDraft(manager, leadId, member, {
    revision: 0,
    ...text,
    quote: true,
    sendAt: null,
    remindIfNoReplyBy: null,
  });
  const key = randomUUID();
  const send = () => sendAnswer(manager, { leadId, member }, { revision, latest: null, key }, settings);
  const sent = await Promise.all(random() < 0.3 ? [send(), send()] : [send()]);
  const { id } = sent[0]!;
  if (random() >= 0.15) return { id, undone: false };
  await delay(random() * 300);
  const undone = await cancelAnswer(manager, { leadId, answerId: id }, member).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ActionRefused) return false;
      throw error;
    },
  );
  return { id, undone };
}

it(`${answers} answers during ${faults} faults are each sent once, at most twice in the ambiguous case`, async () => {
  const pressed: { id: string; undone: boolean }[] = [];
  const work = async (index: number) => void pressed.push(await press(index));
  await workDuringFaults({ stage, startWorker, random }, { faults, count: answers, work });

  const rows = await stage.outbox.sql(
    `SELECT answers.id, answers.state, mails.status, raw IS NOT NULL AS kept, lead.state AS lead, lead.answer_failed_at IS NOT NULL AS failed
     FROM answers JOIN mails ON mails.id = mail_id JOIN desk_leads lead ON lead.lead_id = answers.lead_id`,
  );
  expect(rows).toHaveLength(answers);
  for (const { id, undone } of pressed) {
    const row = rows.find((candidate) => candidate['id'] === id);
    const ends = undone
      ? [{ state: 'undone', status: 'dead', kept: false, lead: 'new', failed: false }]
      : [
          { state: 'sent', status: 'sent', kept: true, lead: 'answered', failed: false },
          { state: 'review', status: 'review', kept: true, lead: 'new', failed: true },
        ];
    const { id: _, ...end } = row ?? {};
    expect(ends).toContainEqual(end);
  }
}, 3_600_000);
