import { erasePerson } from '@mainstage/desk/privacy/erase';
import { exportPerson } from '@mainstage/desk/privacy/export';
import { consentReceipt } from '@mainstage/desk/privacy/receipt';
import { isEmail } from 'class-validator';
import { confirmed, notDone, yesOption } from '../confirm';
import { print, type Program, readArguments, unknownCommand, UsageError } from '../program';
import { withDatabase } from '../with-database';
import { actor } from './actor';
import { noAddress } from './no-address';

const usage = `What is kept of a person, by their email address (in any letter case).

  privacy export <address>             every row of every table, as JSON
  privacy export <address> --receipt   what they agreed to, when and in which words, as text
  privacy erase <address> [--yes]      deletes all of it; pending mails are not sent; asks first at a terminal

Each is noted in operator_actions under a keyed hash of the address.`;

const commands = ['export', 'erase'];

export const privacy: Program = {
  usage,
  run: (args) => {
    const { values, words } = readArguments(args, { receipt: { type: 'boolean', default: false }, ...yesOption }, 2);
    const [command = '', address] = words;
    if (!commands.includes(command)) throw unknownCommand(command, commands);
    if (address === undefined || !isEmail(address)) throw new UsageError(noAddress(address));
    if (values.receipt && command === 'erase') throw new UsageError('--receipt is for export only.');
    return withDatabase(['APP_SECRET'], async ({ manager, config }) => {
      if (command === 'export') {
        const data = await exportPerson(manager, address, actor, config.APP_SECRET);
        print(values.receipt ? consentReceipt(data) : JSON.stringify(data, null, 2));
        return 0;
      }
      const text = `Delete everything that is stored about ${address}?`;
      if (!(await confirmed({ text, yes: values.yes, withoutTerminal: 'proceed' }))) return notDone();
      const erased = Object.entries(await erasePerson(manager, address, actor, config.APP_SECRET));
      for (const [table, count] of erased) if (count > 0) print(`${String(count).padStart(6)}  ${table}`);
      print(erased.some(([, count]) => count > 0) ? 'Erased, and noted.' : 'Nothing was kept of this address; noted.');
      return 0;
    });
  },
};
