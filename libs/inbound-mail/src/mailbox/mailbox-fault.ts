import type { EntityManager } from 'typeorm';
import { currentFault, noteFault } from '@mainstage/database/mails/component-fault';

const name = 'inbound-mailbox';

/** Records why the mailbox cannot be read, as a worker has just observed; undefined if it was read. */
export const noteMailboxFault = (manager: EntityManager, fault: string | undefined): Promise<void> =>
  noteFault(manager, name, fault);

/** Why the mailbox cannot be read, as text; undefined if it is read, or if no worker has reported lately. */
export const mailboxFault = (manager: EntityManager): Promise<string | undefined> => currentFault(manager, name);
