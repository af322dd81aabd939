import { killedWorkerScenarios } from './killed-worker-scenarios';
import { mailServerScenarios, slowMailServerScenarios } from './mail-server-scenarios';
import { queueScenarios, redisScenarios } from './queue-scenarios';
import { silentLineScenarios, silentRedisScenarios } from './silent-line-scenarios';
import { type BackendName, Stage } from './stage';

/** All that a worker must live through, with real processes, on one of the two kinds of queue. */
export function describeWorker(backend: BackendName): void {
  describe(`the worker on a queue in ${backend}`, () => {
    let stage: Stage;
    const current = () => stage;
    beforeAll(async () => (stage = await Stage.build(backend)), 120_000);
    beforeEach(() => stage.open());
    afterEach(() => stage?.clear(), 60_000);
    afterAll(() => stage?.destroy(), 60_000);

    describe('a worker', () => killedWorkerScenarios(current));
    describe('a mail server', () => {
      mailServerScenarios(current);
      // Time-outs of the mail server know nothing of the queue: once is enough.
      if (backend === 'redis') slowMailServerScenarios(current);
    });
    describe('a queue', () => {
      queueScenarios(current);
      if (backend === 'redis') redisScenarios(current);
    });
    describe('a line', () => {
      // To PostgreSQL where the queue goes over that line as well.
      if (backend === 'redis') silentRedisScenarios(current);
      else silentLineScenarios(current);
    });
  });
}
