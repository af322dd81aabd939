/** Entry point of the thread that MessageReader starts. */
import { parentPort, workerData } from 'node:worker_threads';
import { readMessage } from '@mainstage/inbound-mail/read-message';

const { authservId } = workerData as { authservId?: string };

parentPort?.on('message', (raw: Uint8Array) => {
  void readMessage(raw, authservId).then((reading) => parentPort?.postMessage(reading));
});
