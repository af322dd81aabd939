import { randomUUID } from 'node:crypto';
import { DateTime } from 'luxon';

const minute = 60_000;
const hour = 60 * minute;
/** From closing time to the next opening. */
const NIGHT = 15.5 * hour;

export const team = { lena: 'lena@house.example', tom: 'tom@house.example', lead: 'boss@house.example' };

/** Settings of a desk with two members and a recipient of escalations. */
export const deskSettings = {
  SALES_TEAM: `Lena <${team.lena}:lead>; Tom <${team.tom}>`,
  SALES_LEAD: team.lead,
};

/**
 * Ways in which a lead gets its next alarm, and the mails that must follow. `started` returns the start of a clock
 * whose alarm is at that moment, in the afternoon of a working day that follows another one.
 */
const cases = [
  {
    ...{ owner: null, stage: 0, kind: 'desk-reminder', to: [team.lena, team.tom] },
    started: (alarm) => alarm - 4.25 * hour,
  },
  { owner: team.tom, stage: 0, kind: 'desk-reminder', to: [team.tom], started: (alarm) => alarm - 4.25 * hour },
  {
    ...{ owner: team.tom, stage: 1, kind: 'desk-take-back', to: [team.lena, team.tom] },
    started: (alarm) => alarm - 6.375 * hour - NIGHT,
  },
  { owner: team.lena, stage: 2, kind: 'desk-overdue', to: [team.lead], started: (alarm) => alarm - 24 * hour },
];

/** The next Thursday at 14:20 in Frankfurt: Wednesday is a working day too. @param {number} now */
export function afternoon(now) {
  for (let at = Math.ceil(now / minute) * minute; ; at += 10 * minute) {
    const { weekday, hour: hours, minute: minutes } = DateTime.fromMillis(at, { zone: 'Europe/Berlin' });
    if (weekday === 4 && hours === 14 && minutes >= 20 && minutes < 30) return at;
  }
}

/** Shifts PostgreSQL's clock for new connections by this many milliseconds: the alarms need business hours. */
export async function shiftDatabaseClock(postgres, offset) {
  await postgres.rows('CREATE SCHEMA clock');
  await postgres.rows(
    `CREATE FUNCTION clock.now() RETURNS timestamptz LANGUAGE sql STABLE
     AS $$ SELECT pg_catalog.now() + interval '${offset} milliseconds' $$`,
  );
  for (const column of ['created_at', 'due_at', 'first_due_at'])
    await postgres.rows(`ALTER TABLE mails ALTER ${column} SET DEFAULT clock.now()`);
  await postgres.rows('ALTER DATABASE mainstage SET search_path = clock, public, pg_catalog');
}

/**
 * Writes a lead whose next alarm is at that moment.
 * @param {number} alarm milliseconds since 1970, by the shifted clock
 * @returns {Promise<{ id: string, alarm: number, kind: string, to: string[] }>} the expected alarm
 */
export async function writeLead(postgres, alarm, number) {
  const { owner, stage, kind, to, started } = cases[number % cases.length];
  const id = randomUUID();
  const [start, due] = [started(alarm), alarm].map((at) => new Date(at));
  await postgres.rows(
    `INSERT INTO desk_leads (lead_id, form, state, owner, received_at, clock_started_at, answer_by, first_answer_by,
       alarm_stage, next_alarm_at, name, email)
     VALUES ($1, 'contact', $2, $3, $4, $4, $5, $5, $6, $5, 'Ada', 'ada@example.com') ON CONFLICT DO NOTHING`,
    [id, owner ? 'taken' : 'new', owner, start, due, stage],
  );
  return { id, alarm, kind, to };
}

/**
 * Alarms that are not processed yet, including failed ones, and their unsent mails.
 * @param {number} now by the shifted clock
 */
export async function openAlarms(postgres, now) {
  const [{ count }] = await postgres.rows(
    `SELECT (SELECT count(*) FROM desk_leads WHERE next_alarm_at <= $1 OR alarm_failures > 0)::int
       + (SELECT count(*) FROM mails WHERE kind LIKE 'desk-%' AND status IN ('due', 'sending'))::int AS count`,
    [new Date(now)],
  );
  return count;
}

/**
 * Compares the expected alarms with outbox, timeline and mail server.
 * @returns {Promise<{ broken: { promise: string, detail: string }[], mails: number, twice: number }>} twice: sent again
 * with the same Message-ID, because the worker was killed between the final dot and the answer
 */
export async function judgeAlarms({ postgres, mailServer }, leads) {
  const mails = await postgres.rows(
    `SELECT id, lead_id, kind, to_address, status, unanswered FROM mails WHERE kind LIKE 'desk-%'`,
  );
  const notices = await postgres.rows(
    `SELECT lead_id, count(*)::int AS count FROM desk_entries WHERE kind = 'notice' GROUP BY lead_id`,
  );
  const broken = [];
  const fail = (promise, detail) => broken.push({ promise, detail });
  for (const { id, kind, to } of leads) {
    const own = mails.filter((mail) => mail.lead_id === id);
    for (const address of to) {
      const sent = own.filter((mail) => mail.kind === kind && mail.to_address === address);
      if (sent.length !== 1) fail('each alarm has its mails once', `${id}: ${sent.length} of ${kind}`);
      for (const { status } of sent) if (status !== 'sent') fail('each mail is sent', `${id}: ${kind} is ${status}`);
    }
    if (own.length !== to.length) fail('nobody else is notified', `${id}: ${own.map((mail) => mail.kind)}`);
    const { count = 0 } = notices.find((notice) => notice.lead_id === id) ?? {};
    if (count !== 1) fail('the timeline has each alarm once', `${id}: ${count}`);
  }
  let twice = 0;
  for (const { id, unanswered } of mails) {
    const accepted = (mailServer.dots.get(id) ?? []).filter(({ verdict }) => verdict === 'accepted').length;
    if (accepted === 0) fail('each mail reached the mail server', id);
    if (accepted === 2 && unanswered > 0) twice += 1;
    else if (accepted > 1) fail('no mail is sent twice, but for a lost answer', `${id}: ${accepted} times`);
  }
  return { broken, mails: mails.length, twice };
}
