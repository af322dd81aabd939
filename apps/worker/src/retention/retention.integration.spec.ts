import { retention } from '@mainstage/content/constants/retention';
import { Stage } from '../testing/stage';
import { until } from '../testing/until';

describe('a running worker', () => {
  let stage: Stage;
  beforeAll(async () => (stage = await Stage.build('postgres')), 60_000);
  afterAll(() => stage?.destroy(), 30_000);

  it('deletes what has been stored for its full retention time, and nothing else', async () => {
    await stage.open();
    await stage.outbox.sql(`INSERT INTO contact_submissions (id, first_name, last_name, email, message, created_at)
      SELECT gen_random_uuid(), 'Ada', 'Byron', 'ada@example.com', 'Hello', now() - age
      FROM unnest(ARRAY[interval '1 day', interval '${retention.enquiries}' + interval '1 day']) AS age`);
    await stage.worker();
    const left = await until(
      'the old message to be gone',
      () => stage.outbox.sql(`SELECT created_at > now() - interval '2 days' AS young FROM contact_submissions`),
      (messages) => messages.length < 2,
      30_000,
    );
    expect(left).toEqual([{ young: true }]);
    await stage.clear();
  });
});
