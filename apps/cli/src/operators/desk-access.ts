import { parseArgs } from 'node:util';
import { endDeskSessions, forgetDeskPasskeys } from '@mainstage/database/desk/revoke-access';
import { isEmail } from 'class-validator';
import { print, type Program, UsageError } from '../program';
import { withDatabase } from '../with-database';
import { actor } from './actor';

const usage = `Takes access to the sales desk away.

  desk-access end-sessions <address>      signs a member of the sales team out everywhere
  desk-access end-sessions --all          signs everybody out
  desk-access forget-passkeys <address>   after a loss: the next mail signs the member in without a passkey

Make sure first, in person or by telephone, who asks for it. Each is noted in operator_actions under a keyed hash of the address.`;

export const deskAccess: Program = {
  usage,
  run: (args) =>
    withDatabase(['APP_SECRET'], async ({ manager, config }) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { all: { type: 'boolean', default: false } },
      });
      const [command, address = ''] = positionals;
      const everybody = command === 'end-sessions' && values.all && address === '';
      if (!everybody && (values.all || !isEmail(address))) throw new UsageError();
      const member = address.toLowerCase();
      if (command === 'end-sessions') {
        const { sessions } = await endDeskSessions(manager, everybody ? undefined : member, actor, config.APP_SECRET);
        print(`Sessions ended: ${sessions}.`);
        return 0;
      }
      if (command !== 'forget-passkeys') throw new UsageError();
      const { passkeys, sessions } = await forgetDeskPasskeys(manager, member, actor, config.APP_SECRET);
      print(`Passkeys forgotten: ${passkeys}; sessions ended: ${sessions}.`);
      return passkeys > 0 ? 0 : 1;
    }),
};
