import { fileURLToPath } from 'node:url';
import { Stage } from './testing/stage';

const shiftedClock = fileURLToPath(new URL('./testing/shifted-clock.mjs', import.meta.url));

/** Mails about a webinar that starts in this many minutes by the database clock, and their expected outcome. */
const cases = [
  ['webinar-reminder-hour', 50, 'sent'],
  ['webinar-reminder-hour', -10, 'dead'],
  ['webinar-reminder-day', 180, 'sent'],
  ['webinar-reminder-day', 100, 'dead'],
  ['webinar-access', 60, 'sent'],
] as const;

describe.each([-2, 2])('a worker whose clock is wrong by %i hours', (hours) => {
  let stage: Stage;
  beforeAll(async () => (stage = await Stage.build('postgres')), 120_000);
  afterEach(() => stage?.clear());
  afterAll(() => stage?.destroy());

  it('a worker with a wrong clock sends what is due and still makes sense, with the right dates', async () => {
    await stage.open();
    for (const [kind, minutes] of cases) await enqueue(kind, minutes, '0 minutes');
    await enqueue('webinar-access', 300, '30 minutes');
    await stage.worker(undefined, { preload: [shiftedClock], settings: { SHIFT_HOURS: String(hours) } });
    await stage.outbox.all('what is due to end', (mail) => mail.due_in > 0 || ['sent', 'dead'].includes(mail.status));

    const mails = await stage.outbox.sql(`SELECT mails.kind, status,
        round(extract(epoch FROM webinar_starts_at - tour_bookings.created_at) / 60)::int AS minutes
      FROM mails JOIN tour_bookings ON tour_bookings.id = lead_id ORDER BY mails.due_at, to_address`);
    expect(mails.map(({ kind, minutes, status }) => [kind, minutes, status])).toEqual([
      ...cases,
      ['webinar-access', 300, 'due'],
    ]);
    for (const { raw } of stage.peer.messages) {
      const date = new Date(/^Date: (.*)$/im.exec(raw)?.[1] ?? '');
      expect(Math.abs(date.getTime() - Date.now())).toBeLessThan(30 * 60_000);
    }
    const access = stage.peer.messages.find(({ raw }) => raw.includes('BEGIN:VCALENDAR') || raw.includes('.ics'));
    expect(access).toBeDefined();
  });

  /** A confirmed registration for a webinar in this many minutes, and one mail about it that is due later. */
  const enqueue = (kind: string, minutes: number, dueIn: string) =>
    stage.outbox.sql(
      `WITH booking AS (
         INSERT INTO tour_bookings (id, kind, full_name, email, preferred_date, preferred_time, typed, webinar_starts_at,
           webinar_status)
         VALUES (gen_random_uuid(), 'webinar', 'Ada', 'ada@visitor.example', '2030-07-18', '11:00', '{}',
           now() + make_interval(mins => $2), 'confirmed') RETURNING id)
       INSERT INTO mails (kind, form, lead_id, recipient, to_address, due_at)
       SELECT $1, 'webinar', id, 'visitor', 'ada@visitor.example', now() + $3::interval FROM booking`,
      [kind, minutes, dueIn],
    );
});
