import { killedWorkerScenarios } from './killed-worker-scenarios';
import { mailServerScenarios, slowMailServerScenarios } from './mail-server-scenarios';
import { queueScenarios, redisScenarios } from './queue-scenarios';
import { silentLineScenarios, silentRedisScenarios } from './silent-line-scenarios';
import { type BackendName, Stage } from './stage';

/** Faults of worker and mail server during sending, on one of the two queue backends. */
export const describeSending = (backend: BackendName) =>
  onStage(backend, (stage) => {
    describe('a worker', () => killedWorkerScenarios(stage));
    describe('a mail server', () => {
      mailServerScenarios(stage);
      // Time-outs of the mail server do not depend on the queue: one backend is enough.
      if (backend === 'redis') slowMailServerScenarios(stage);
    });
  });

export const describeServers = (backend: BackendName) =>
  onStage(backend, (stage) => {
    describe('a queue', () => {
      queueScenarios(stage);
      if (backend === 'redis') redisScenarios(stage);
    });
    describe('a connection', () => {
      if (backend === 'redis') silentRedisScenarios(stage);
      else silentLineScenarios(stage);
    });
  });

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
