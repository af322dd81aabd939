import { erasePerson } from '@mainstage/desk/privacy/erase';
import { exportPerson } from '@mainstage/desk/privacy/export';
import { consentReceipt } from '@mainstage/desk/privacy/receipt';
import { isEmail } from 'class-validator';
import { confirmed, notDone, yesOption } from '../confirm';
import { print, type Program, readArguments, unknownCommand, UsageError } from '../program';
import { withDatabase } from '../with-database';
import { actor } from './actor';
import { noAddress } from './no-address';

const usage = `The data stored about a person, by email address (in any letter case).

  privacy export <address>             every row of every table, as JSON
  privacy export <address> --receipt   the consents with time and wording, as text
  privacy erase <address> [--yes]      deletes all of it; pending mails are not sent; asks for confirmation at a terminal

Each command is recorded in operator_actions, with a keyed hash of the address.`;

const commands = ['export', 'erase'];

export const privacy: Program = {
  usage,
  run: (args) => {
    const { values, words } = readArguments(args, { receipt: { type: 'boolean', default: false }, ...yesOption }, 2);
    const [command = '', address] = words;
    if (!commands.includes(command)) throw unknownCommand(command, commands);
    if (address === undefined || !isEmail(address)) throw new UsageError(noAddress(address));
    if (values.receipt && command === 'erase') throw new UsageError('--receipt is valid with export only.');
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
      print(
        erased.some(([, count]) => count > 0)
          ? 'Erased and recorded.'
          : 'Nothing is stored about this address; recorded.',
      );
      return 0;
    });
  },
};
