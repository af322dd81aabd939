import { parseArgs } from 'node:util';
import { erasePerson } from '@mainstage/database/privacy/erase';
import { exportPerson } from '@mainstage/database/privacy/export';
import { consentReceipt } from '@mainstage/database/privacy/receipt';
import { isEmail } from 'class-validator';
import { actor, UsageError, runCommand } from './command';

const usage = `What is kept of a person, by their email address (in any letter case).

  privacy export <address>             every row of every table, as JSON
  privacy export <address> --receipt   what they agreed to, when and in which words, as text
  privacy erase <address>              deletes all of it; mails still owed are not sent

Each is noted in operator_actions under a keyed hash of the address.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { receipt: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
const [command, address = ''] = positionals;

await runCommand(async ({ manager, config, say }) => {
  if (values.help) {
    say(usage);
    return true;
  }
  if (!isEmail(address)) throw new UsageError(usage);
  if (command === 'export') {
    const data = await exportPerson(manager, address, actor, config.APP_SECRET);
    say(values.receipt ? consentReceipt(data) : JSON.stringify(data, null, 2));
    return true;
  }
  if (command !== 'erase') throw new UsageError(usage);
  const erased = Object.entries(await erasePerson(manager, address, actor, config.APP_SECRET));
  for (const [table, count] of erased) if (count > 0) say(`${String(count).padStart(6)}  ${table}`);
  say(erased.some(([, count]) => count > 0) ? 'Erased, and noted.' : 'Nothing was kept of this address; noted.');
  return true;
});
