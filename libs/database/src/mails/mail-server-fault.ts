import type { EntityManager } from 'typeorm';
import { currentFault, noteFault } from './component-fault';

const name = 'mail-server';

/** Records why the mail server is away, as a worker has just seen it; undefined where it answers. */
export const noteMailServer = (manager: EntityManager, fault: string | undefined): Promise<void> =>
  noteFault(manager, name, fault);

/** Why the mail server is away, in words; undefined where it answers, or where no worker has reported lately. */
export const mailServerFault = (manager: EntityManager): Promise<string | undefined> => currentFault(manager, name);
