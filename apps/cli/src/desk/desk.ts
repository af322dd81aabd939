import { counted } from '@mainstage/contracts/counted';
import { clearDeskDemo, fillDeskDemo } from '@mainstage/desk/demo/demo';
import { print, type Program, readArguments, unknownCommand, UsageError } from '../program';
import { withDatabase } from '../with-database';

const settings = ['NODE_ENV', 'SALES_TEAM'] as const;
const commands = ['demo', 'clear-demo'];

export const desk: Program = {
  usage: [
    'npm run desk -- <command>',
    '',
    '  demo          fills the desk with invented leads in all stages; not in production',
    '  clear-demo    deletes the invented leads only',
  ].join('\n'),
  run: ([command = '', ...rest]) => {
    if (!commands.includes(command)) throw unknownCommand(command, commands);
    readArguments(rest, {}, 0);
    return withDatabase(settings, async ({ manager, config }) => {
      if (command === 'clear-demo') {
        print(`Removed: ${counted(await clearDeskDemo(manager), 'lead', 'leads')} of the demo.`);
        return 0;
      }
      if (config.NODE_ENV === 'production') throw new UsageError('Demo data is not allowed in production.');
      if (!config.SALES_TEAM?.length) throw new UsageError('There is no sales desk: SALES_TEAM is empty.');
      print(`Added: ${counted(await fillDeskDemo(manager, config.SALES_TEAM), 'lead', 'leads')} of the demo.`);
      return 0;
    });
  },
};
