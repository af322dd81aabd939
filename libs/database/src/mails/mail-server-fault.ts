import type { EntityManager } from 'typeorm';
import { currentFault, noteFault } from './component-fault';

const name = 'mail-server';

/** Records why the mail server is unavailable, as a worker has just observed; undefined if it responds. */
export const noteMailServer = (manager: EntityManager, fault: string | undefined): Promise<void> =>
  noteFault(manager, name, fault);

/** Why the mail server is unavailable, as text; undefined if it responds, or if no worker has reported lately. */
export const mailServerFault = (manager: EntityManager): Promise<string | undefined> => currentFault(manager, name);
