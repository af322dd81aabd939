import {
  isLeadReference,
  type ListedMail,
  listMails,
  listMailsOfLead,
  type MailState,
  mailStates,
} from '@mainstage/database/mails/list';
import { connectedWorkers, reviewAfterRestore } from '@mainstage/database/mails/after-restore';
import { decideMail, type MailDecision, noteAction } from '@mainstage/database/mails/operate';
import { leadReference } from '@mainstage/leads/lead-id';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { counted } from '@mainstage/contracts/counted';
import { print, type Program, readArguments, unknownCommand, UsageError } from '../program';
import { withDatabase } from '../with-database';
import { actor } from './actor';

const usage = `The mails of the outbox and their status.

  mails list [--state ${mailStates.join('|')}] [--lead <reference>] [--addresses] [--json]
  mails retry <id> … | --all      sends them again from the beginning
  mails give-up <id> … | --all    decides that they are not sent
  mails after-restore             marks mails that may have been sent since the backup; run it before a worker starts

--all means all mails that need attention. Decisions are recorded in operator_actions.`;

const perPage = 100;

const listOptions = {
  state: { type: 'string', default: 'attention' },
  lead: { type: 'string' },
  addresses: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

interface ListOptions {
  state: MailState;
  lead: string | undefined;
  addresses: boolean;
  json: boolean;
}

type PreparedCommand = (manager: EntityManager) => Promise<number>;

const commands: Readonly<Record<string, ((rest: string[]) => PreparedCommand) | undefined>> = {
  list(rest) {
    const { values } = readArguments(rest, listOptions, 0);
    const { lead } = values;
    const state = mailStates.find((known) => known === values.state);
    if (!state) throw new UsageError(`"${values.state}" is not a state: ${mailStates.join(', ')}.`);
    if (lead !== undefined && !isLeadReference(lead))
      throw new UsageError(`"${lead}" is not a reference such as 01976a3e-7c55-7000.`);
    return (manager) => list(manager, { ...values, lead, state });
  },
  retry: deciding('retry'),
  'give-up': deciding('give-up'),
  'after-restore'(rest) {
    readArguments(rest, {}, 0);
    return afterRestore;
  },
};

export const mails: Program = {
  usage,
  run: ([name = '', ...rest]) => {
    const prepare = commands[name];
    if (!prepare) throw unknownCommand(name, Object.keys(commands));
    const run = prepare(rest);
    return withDatabase([], ({ manager }) => run(manager));
  },
};

async function list(manager: EntityManager, { lead, state, addresses, json }: ListOptions): Promise<number> {
  const { mails, next } = lead
    ? { mails: await listMailsOfLead(manager, lead, addresses), next: undefined }
    : await listMails(manager, { state, limit: perPage, addresses });
  if (addresses) await noteAction(manager, actor, 'addresses-shown', { mails: mails.length });
  if (json) print(JSON.stringify(mails, null, 2));
  else if (mails.length === 0) print(lead ? 'This lead has no mails.' : `No mail has the state ${state}.`);
  else for (const mail of mails) print(lines(mail));
  if (next && !json) print(`There are more: these are the first ${perPage}.`);
  return 0;
}

function lines({ id, kind, status, settled, attempts, reply, nextTry, leadId, address }: ListedMail): string {
  const state = settled ? `${status} (given up)` : status;
  const when = nextTry ? `, next attempt ${nextTry.toISOString()}` : '';
  return [
    `${id}  ${kind}  ${state}  lead ${leadReference(leadId)}${address ? `  ${address}` : ''}`,
    `    ${counted(attempts, 'attempt', 'attempts')}${when}; server reply: ${reply ?? '–'}`,
  ].join('\n');
}

function deciding(decision: MailDecision) {
  return (rest: string[]): PreparedCommand => {
    const { values, words: ids } = readArguments(rest, { all: { type: 'boolean', default: false } }, Infinity);
    if (values.all && ids.length > 0) throw new UsageError('Give ids or --all, not both.');
    if (!values.all && ids.length === 0) throw new UsageError('Give the ids of mails, or --all.');
    const wrong = ids.find((id) => !isUUID(id));
    if (wrong !== undefined) throw new UsageError(`"${wrong}" is not the id of a mail.`);
    return (manager) => decide(manager, decision, ids, values.all);
  };
}

async function decide(manager: EntityManager, decision: MailDecision, ids: string[], all: boolean): Promise<number> {
  const chosen = all ? await idsNeedingAttention(manager) : ids;
  let undone = 0;
  for (const id of chosen) {
    const decided = await decideMail(manager, id, decision, actor);
    if (!decided) undone += 1;
    print(
      `${id}  ${decided ? (decision === 'retry' ? 'will be sent again' : 'is given up') : 'is unchanged: nothing to decide'}`,
    );
  }
  if (chosen.length === 0) print('No mail needs attention.');
  return undone === 0 ? 0 : 1;
}

async function afterRestore(manager: EntityManager): Promise<number> {
  if ((await connectedWorkers(manager)) > 0) {
    print('A worker is connected to this database and may be sending these mails: stop it first.');
    return 1;
  }
  const marked = await reviewAfterRestore(manager, actor);
  print(
    `${counted(marked, 'mail', 'mails')} may have been sent since the backup and will not be sent again until you decide: mails list --state review`,
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
