/** Entry point of the thread that MessageViewReader starts. */
import { parentPort } from 'node:worker_threads';
import { viewMessage, type ViewTask } from '@mainstage/inbound-mail/view/view-message';

parentPort?.on('message', (task: ViewTask) => {
  void viewMessage(task).then((result) => parentPort?.postMessage(result));
});
