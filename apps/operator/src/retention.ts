import { parseArgs } from 'node:util';
import { countDue, applyRetention } from '@mainstage/database/retention/apply-retention';
import { noteAction } from '@mainstage/database/mails/operate';
import { actor, runCommand } from './command';

const usage = `Ends what was kept for as long as /privacy says; the worker does it each hour.

  retention --dry-run        counts what is due and touches nothing
  retention                  as the worker does: at most a twentieth of a table a day
  retention --all            all that is due
  retention --accept-clock   also where the clock is far from the last run`;

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    'accept-clock': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

await runCommand(async ({ manager, say }) => {
  const print = (rules: Record<string, number>) => {
    for (const [rule, count] of Object.entries(rules)) say(`${String(count).padStart(8)}  ${rule}`);
  };
  if (values.help) {
    say(usage);
    return true;
  }
  if (values['dry-run']) {
    say('Due now; nothing was touched:');
    print(await countDue(manager));
    return true;
  }
  const options = { unlimited: values.all, acceptClock: values['accept-clock'] };
  if (options.unlimited || options.acceptClock) await noteAction(manager, actor, 'retention', options);
  const { ended, postponed, cap } = await applyRetention(manager, options);
  say('Ended:');
  print(ended);
  if (cap === 'clock')
    say('Nothing was ended: the clock is far from the last run. If the clock is right: --accept-clock');
  if (cap === 'share') say(`More is due than a day may end, in ${postponed.join(', ')}. To end it all: --all`);
  return cap !== 'clock';
});
