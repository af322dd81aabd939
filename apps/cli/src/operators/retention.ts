import { countDue, applyRetention } from '@mainstage/desk/retention/apply-retention';
import { noteAction } from '@mainstage/database/mails/operate';
import { print, type Program, readArguments } from '../program';
import { withDatabase } from '../with-database';
import { actor } from './actor';

const usage = `Deletes data whose retention period on /privacy is over; the worker does it each hour.

  retention --dry-run        counts the rows that are due and deletes nothing
  retention                  as the worker does: at most 5 % of a table a day
  retention --all            deletes all rows that are due
  retention --accept-clock   also deletes if the clock is far from the last run`;

export const retention: Program = {
  usage,
  run: async (args) => {
    const { values } = readArguments(
      args,
      {
        'dry-run': { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        'accept-clock': { type: 'boolean', default: false },
      },
      0,
    );
    return withDatabase([], async ({ manager }) => {
      if (values['dry-run']) {
        print('Due now (nothing was deleted):');
        printCounts(await countDue(manager));
        return 0;
      }
      const options = { unlimited: values.all, acceptClock: values['accept-clock'] };
      if (options.unlimited || options.acceptClock) await noteAction(manager, actor, 'retention', options);
      const { ended, postponed, cap } = await applyRetention(manager, options);
      print('Deleted or erased:');
      printCounts(ended);
      if (cap === 'clock')
        print('Nothing was deleted: the clock is far from the last run. If the clock is right, use --accept-clock');
      if (cap === 'share')
        print(`More rows are due than a day may delete, in ${postponed.join(', ')}. To delete them all, use --all`);
      return cap === 'clock' ? 1 : 0;
    });
  },
};

function printCounts(rules: Record<string, number>): void {
  for (const [rule, count] of Object.entries(rules)) print(`${String(count).padStart(8)}  ${rule}`);
}
