import { killedWorkerScenarios } from './killed-worker-scenarios';
import { mailServerScenarios, slowMailServerScenarios } from './mail-server-scenarios';
import { queueScenarios, redisScenarios } from './queue-scenarios';
import { silentLineScenarios, silentRedisScenarios } from './silent-line-scenarios';
import { type BackendName, Stage } from './stage';

/** What may happen to a worker and to the mail server while mails go out, on one of the two kinds of queue. */
export const describeSending = (backend: BackendName) =>
  onStage(backend, (stage) => {
    describe('a worker', () => killedWorkerScenarios(stage));
    describe('a mail server', () => {
      mailServerScenarios(stage);
      // Time-outs of the mail server know nothing of the queue: once is enough.
      if (backend === 'redis') slowMailServerScenarios(stage);
    });
  });

/** What may happen to the queue, the database and the lines to them. */
export const describeServers = (backend: BackendName) =>
  onStage(backend, (stage) => {
    describe('a queue', () => {
      queueScenarios(stage);
      if (backend === 'redis') redisScenarios(stage);
    });
    describe('a line', () => {
      // To PostgreSQL where the queue goes over that line as well.
      if (backend === 'redis') silentRedisScenarios(stage);
      else silentLineScenarios(stage);
    });
  });

/** Scenarios with real processes, each on a stage that the one before has left. */
function onStage(backend: BackendName, scenarios: (stage: () => Stage) => void): void {
  describe(`the worker on a queue in ${backend}`, () => {
    let stage: Stage;
    beforeAll(async () => (stage = await Stage.build(backend)), 120_000);
    beforeEach(() => stage.open());
    afterEach(() => stage?.clear(), 60_000);
    afterAll(() => stage?.destroy(), 60_000);
    scenarios(() => stage);
  });
}
