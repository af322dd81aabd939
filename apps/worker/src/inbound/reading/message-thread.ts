/** Entry of the thread that reads messages; MessageReader starts and ends it. */
import { parentPort, workerData } from 'node:worker_threads';
import { readMessage } from '@mainstage/inbound-mail/read-message';

const salesTeam = new Set(workerData as string[]);

parentPort?.on('message', (raw: Uint8Array) => {
  void readMessage(raw, salesTeam).then((reading) => parentPort?.postMessage(reading));
});
