import { makeOption } from '@mainstage/bookings/use-cases/make-option';
import { startCalendar, type CalendarUnderTest } from '@mainstage/bookings/testing/calendar-under-test';
import { startSmtpPeer, type SmtpPeer } from '@mainstage/testing/smtp-peer';
import { type AppBundle, bundleApp } from '../testing/app-bundle';
import { runWorker, type RunningWorker } from '../testing/running-worker';
import { until } from '../testing/until';

let calendar: CalendarUnderTest;
let peer: SmtpPeer;
let bundle: AppBundle;
let worker: RunningWorker | undefined;
beforeAll(async () => {
  [calendar, peer, bundle] = await Promise.all([startCalendar(), startSmtpPeer(), bundleApp('worker')]);
});
afterAll(async () => {
  await worker?.kill();
  await peer?.close();
  await calendar?.stop();
  await bundle?.remove();
});

it('an option that expired without a worker ends after its start, and the next moves up', async () => {
  const options = [];
  const day = calendar.freshDay();
  for (let count = 0; count < 3; count++)
    options.push(await makeOption(calendar, (await calendar.request('skyline-stage', day)).id, 'Ada'));
  const [first, second, third] = options.map(({ id }) => id);
  await calendar.manager.query(`UPDATE bookings SET expires_at = now() - interval '1 hour' WHERE id = $1`, [first]);

  worker = await runWorker(bundle.main, { databaseUrl: calendar.url, smtpUrl: peer.url });
  const state = () =>
    calendar.ask<{ state: string; rank: number | null }>(
      'SELECT state, rank FROM bookings WHERE id = ANY ($1) ORDER BY created_at',
      [[first, second, third]],
    );
  const moved = await until('the second to move up', state, ([one]) => one!.state === 'expired', 100_000);
  expect(moved.slice(1)).toEqual([
    { state: 'option', rank: 1 },
    { state: 'option', rank: 2 },
  ]);
  const enqueued = await calendar.ask<{ kind: string }>(
    `SELECT kind FROM mails WHERE lead_id = $1 AND kind = 'booking-moved-up'`,
    [second],
  );
  expect(enqueued).toHaveLength(1);
});
