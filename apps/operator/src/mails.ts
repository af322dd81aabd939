import { parseArgs } from 'node:util';
import { type ListedMail, listMails, listMailsOfLead, mailStates } from '@mainstage/database/mails/list';
import { connectedWorkers, reviewAfterRestore } from '@mainstage/database/mails/after-restore';
import { decideMail, type MailDecision, noteAction } from '@mainstage/database/mails/operate';
import { leadReference } from '@mainstage/leads/lead-id';
import { isUUID } from 'class-validator';
import { actor, type Context, UsageError, runCommand } from './command';

const usage = `Mails that were owed, and what became of them.

  mails list [--state ${mailStates.join('|')}] [--lead <reference>] [--addresses] [--json]
  mails retry <id> … | --all      sends them again from the beginning
  mails give-up <id> … | --all    settles that they are not to be sent
  mails after-restore             marks what may have been sent since the backup, before a worker starts

--all means all mails that need attention. Decisions are recorded in operator_actions.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    state: { type: 'string', default: 'attention' },
    lead: { type: 'string' },
    addresses: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [command, ...ids] = positionals;
const perPage = 100;

await runCommand(async (context) => {
  if (values.help) {
    context.say(usage);
    return true;
  }
  if (command === 'list') return list(context);
  if (command === 'retry' || command === 'give-up') return decide(context, command);
  if (command === 'after-restore' && ids.length === 0) return afterRestore(context);
  throw new UsageError(usage);
});

async function list({ manager, say }: Context): Promise<boolean> {
  const { lead, addresses, json } = values;
  const state = mailStates.find((known) => known === values.state);
  if (!state) throw new UsageError(usage);
  const { mails, next } = lead
    ? { mails: await listMailsOfLead(manager, lead, addresses), next: undefined }
    : await listMails(manager, { state, limit: perPage, addresses });
  if (addresses) await noteAction(manager, actor, 'addresses-shown', { mails: mails.length });
  if (json) say(JSON.stringify(mails, null, 2));
  else if (mails.length === 0) say(lead ? 'No mail of this lead.' : `No mail is in the state ${state}.`);
  else for (const mail of mails) say(lines(mail));
  if (next && !json) say(`… and further ones: these are the first ${perPage}.`);
  return true;
}

function lines({ id, kind, status, settled, attempts, reply, nextTry, leadId, address }: ListedMail): string {
  const stands = settled ? `${status} (given up)` : status;
  const when = nextTry ? `, next try ${nextTry.toISOString()}` : '';
  return [
    `${id}  ${kind}  ${stands}  lead ${leadReference(leadId)}${address ? `  ${address}` : ''}`,
    `    ${attempts} ${attempts === 1 ? 'try' : 'tries'}${when}; the server said: ${reply ?? '–'}`,
  ].join('\n');
}

async function decide({ manager, say }: Context, decision: MailDecision): Promise<boolean> {
  if ((ids.length === 0) !== values.all || !ids.every((id) => isUUID(id))) throw new UsageError(usage);
  const chosen = values.all ? await everyone(manager) : ids;
  let undone = 0;
  for (const id of chosen) {
    const decided = await decideMail(manager, id, decision, actor);
    if (!decided) undone += 1;
    say(
      `${id}  ${decided ? (decision === 'retry' ? 'is on its way again' : 'is given up') : 'was left alone: nothing to decide'}`,
    );
  }
  if (chosen.length === 0) say('No mail needs attention.');
  return undone === 0;
}

async function afterRestore({ manager, say }: Context): Promise<boolean> {
  if ((await connectedWorkers(manager)) > 0) {
    say('A worker is connected to this database and may send them at this moment: stop it first.');
    return false;
  }
  const marked = await reviewAfterRestore(manager, actor);
  say(
    `${marked} mails may have been sent since the backup; they are sent no more until you decide: mails list --state review`,
  );
  return true;
}

async function everyone(manager: Context['manager']): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | undefined; ;) {
    const { mails, next } = await listMails(manager, { state: 'attention', limit: perPage, after });
    found.push(...mails.map(({ id }) => id));
    if (!next) return found;
    after = next;
  }
}
