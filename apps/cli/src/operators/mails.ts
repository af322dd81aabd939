import { parseArgs } from 'node:util';
import { type ListedMail, listMails, listMailsOfLead, mailStates } from '@mainstage/database/mails/list';
import { connectedWorkers, reviewAfterRestore } from '@mainstage/database/mails/after-restore';
import { decideMail, type MailDecision, noteAction } from '@mainstage/database/mails/operate';
import { leadReference } from '@mainstage/leads/lead-id';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { print, type Program, UsageError } from '../program';
import { withDatabase } from '../with-database';
import { actor } from './actor';

const usage = `The mails of the outbox, and what became of them.

  mails list [--state ${mailStates.join('|')}] [--lead <reference>] [--addresses] [--json]
  mails retry <id> … | --all      sends them again from the beginning
  mails give-up <id> … | --all    settles that they are not to be sent
  mails after-restore             marks what may have been sent since the backup, before a worker starts

--all means all mails that need attention. Decisions are recorded in operator_actions.`;

const perPage = 100;

const parsed = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      state: { type: 'string', default: 'attention' },
      lead: { type: 'string' },
      addresses: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
    },
  });
type Options = ReturnType<typeof parsed>['values'];

export const mails: Program = {
  usage,
  run: async (args) => {
    const { values, positionals } = parsed(args);
    const [command, ...ids] = positionals;
    return withDatabase([], async ({ manager }) => {
      if (command === 'list') return list(manager, values);
      if (command === 'retry' || command === 'give-up') return decide(manager, command, ids, values.all);
      if (command === 'after-restore' && ids.length === 0) return afterRestore(manager);
      throw new UsageError();
    });
  },
};

async function list(manager: EntityManager, { lead, addresses, json, ...options }: Options): Promise<number> {
  const state = mailStates.find((known) => known === options.state);
  if (!state) throw new UsageError();
  const { mails, next } = lead
    ? { mails: await listMailsOfLead(manager, lead, addresses), next: undefined }
    : await listMails(manager, { state, limit: perPage, addresses });
  if (addresses) await noteAction(manager, actor, 'addresses-shown', { mails: mails.length });
  if (json) print(JSON.stringify(mails, null, 2));
  else if (mails.length === 0) print(lead ? 'No mail of this lead.' : `No mail is in the state ${state}.`);
  else for (const mail of mails) print(lines(mail));
  if (next && !json) print(`… and further ones: these are the first ${perPage}.`);
  return 0;
}

function lines({ id, kind, status, settled, attempts, reply, nextTry, leadId, address }: ListedMail): string {
  const state = settled ? `${status} (given up)` : status;
  const when = nextTry ? `, next try ${nextTry.toISOString()}` : '';
  return [
    `${id}  ${kind}  ${state}  lead ${leadReference(leadId)}${address ? `  ${address}` : ''}`,
    `    ${attempts} ${attempts === 1 ? 'try' : 'tries'}${when}; the server said: ${reply ?? '–'}`,
  ].join('\n');
}

async function decide(manager: EntityManager, decision: MailDecision, ids: string[], all: boolean): Promise<number> {
  if ((ids.length === 0) !== all || !ids.every((id) => isUUID(id))) throw new UsageError();
  const chosen = all ? await idsNeedingAttention(manager) : ids;
  let undone = 0;
  for (const id of chosen) {
    const decided = await decideMail(manager, id, decision, actor);
    if (!decided) undone += 1;
    print(
      `${id}  ${decided ? (decision === 'retry' ? 'is on its way again' : 'is given up') : 'was left alone: nothing to decide'}`,
    );
  }
  if (chosen.length === 0) print('No mail needs attention.');
  return undone === 0 ? 0 : 1;
}

async function afterRestore(manager: EntityManager): Promise<number> {
  if ((await connectedWorkers(manager)) > 0) {
    print('A worker is connected to this database and may send them at this moment: stop it first.');
    return 1;
  }
  const marked = await reviewAfterRestore(manager, actor);
  print(
    `${marked} mails may have been sent since the backup; they are sent no more until you decide: mails list --state review`,
  );
  return 0;
}

async function idsNeedingAttention(manager: EntityManager): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | undefined; ;) {
    const { mails, next } = await listMails(manager, { state: 'attention', limit: perPage, after });
    found.push(...mails.map(({ id }) => id));
    if (!next) return found;
    after = next;
  }
}
