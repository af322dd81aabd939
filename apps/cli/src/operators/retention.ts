import { countDue, applyRetention } from '@mainstage/desk/retention/apply-retention';
import { noteAction } from '@mainstage/database/mails/operate';
import { print, type Program, readArguments } from '../program';
import { withDatabase } from '../with-database';
import { actor } from './actor';

const usage = `Ends what was kept for as long as /privacy says; the worker does it each hour.

  retention --dry-run        counts what is due and touches nothing
  retention                  as the worker does: at most a twentieth of a table a day
  retention --all            all that is due
  retention --accept-clock   also where the clock is far from the last run`;

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
        print('Due now; nothing was touched:');
        printCounts(await countDue(manager));
        return 0;
      }
      const options = { unlimited: values.all, acceptClock: values['accept-clock'] };
      if (options.unlimited || options.acceptClock) await noteAction(manager, actor, 'retention', options);
      const { ended, postponed, cap } = await applyRetention(manager, options);
      print('Ended:');
      printCounts(ended);
      if (cap === 'clock')
        print('Nothing was ended: the clock is far from the last run. If the clock is right: --accept-clock');
      if (cap === 'share') print(`More is due than a day may end, in ${postponed.join(', ')}. To end it all: --all`);
      return cap === 'clock' ? 1 : 0;
    });
  },
};

function printCounts(rules: Record<string, number>): void {
  for (const [rule, count] of Object.entries(rules)) print(`${String(count).padStart(8)}  ${rule}`);
}
