/** Entry point of the thread that MessageReader starts. */
import { parentPort, workerData } from 'node:worker_threads';
import { readMessage, type ReadingSettings } from '@mainstage/inbound-mail/read-message';

const settings = workerData as ReadingSettings;

parentPort?.on('message', (raw: Uint8Array) => {
  void readMessage(raw, settings).then((reading) => parentPort?.postMessage(reading));
});
