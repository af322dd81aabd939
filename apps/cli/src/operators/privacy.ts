import { parseArgs } from 'node:util';
import { erasePerson } from '@mainstage/database/privacy/erase';
import { exportPerson } from '@mainstage/database/privacy/export';
import { consentReceipt } from '@mainstage/database/privacy/receipt';
import { isEmail } from 'class-validator';
import { print, type Program, UsageError } from '../program';
import { withDatabase } from '../with-database';
import { actor } from './actor';

const usage = `What is kept of a person, by their email address (in any letter case).

  privacy export <address>             every row of every table, as JSON
  privacy export <address> --receipt   what they agreed to, when and in which words, as text
  privacy erase <address>              deletes all of it; pending mails are not sent

Each is noted in operator_actions under a keyed hash of the address.`;

export const privacy: Program = {
  usage,
  run: (args) =>
    withDatabase(['APP_SECRET'], async ({ manager, config }) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { receipt: { type: 'boolean', default: false } },
      });
      const [command, address = ''] = positionals;
      if (!isEmail(address)) throw new UsageError();
      if (command === 'export') {
        const data = await exportPerson(manager, address, actor, config.APP_SECRET);
        print(values.receipt ? consentReceipt(data) : JSON.stringify(data, null, 2));
        return 0;
      }
      if (command !== 'erase') throw new UsageError();
      const erased = Object.entries(await erasePerson(manager, address, actor, config.APP_SECRET));
      for (const [table, count] of erased) if (count > 0) print(`${String(count).padStart(6)}  ${table}`);
      print(erased.some(([, count]) => count > 0) ? 'Erased, and noted.' : 'Nothing was kept of this address; noted.');
      return 0;
    }),
};
