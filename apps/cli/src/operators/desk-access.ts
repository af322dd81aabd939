import { endDeskSessions, forgetDeskPasskeys } from '@mainstage/desk/team/revoke-access';
import { isEmail } from 'class-validator';
import { print, type Program, readArguments, unknownCommand, UsageError } from '../program';
import { withDatabase } from '../with-database';
import { actor } from './actor';
import { noAddress } from './no-address';

const usage = `Revokes access to the sales desk.

  desk-access end-sessions <address>      signs a member of the sales team out everywhere
  desk-access end-sessions --all          signs everybody out
  desk-access forget-passkeys <address>   deletes lost passkeys: the next mail signs the member in without one

Verify the member's identity first, in person or by telephone. Each command is recorded in operator_actions, with a keyed hash of
the address.`;

const commands = ['end-sessions', 'forget-passkeys'];

export const deskAccess: Program = {
  usage,
  run: (args) => {
    const { values, words } = readArguments(args, { all: { type: 'boolean', default: false } }, 2);
    const [command = '', address] = words;
    if (!commands.includes(command)) throw unknownCommand(command, commands);
    if (values.all && command === 'forget-passkeys')
      throw new UsageError('Passkeys are deleted for one member at a time.');
    if (values.all && address) throw new UsageError('Give an address or --all, not both.');
    if (!values.all && !isEmail(address)) throw new UsageError(noAddress(address));
    const member = address?.toLowerCase();
    return withDatabase(['APP_SECRET'], async ({ manager, config }) => {
      if (command === 'end-sessions') {
        const { sessions } = await endDeskSessions(manager, member, actor, config.APP_SECRET);
        print(`Sessions ended: ${sessions}.`);
        if (member && sessions === 0) print(`${member} was not signed in: is the address right?`);
        return member && sessions === 0 ? 1 : 0;
      }
      const { passkeys, sessions } = await forgetDeskPasskeys(manager, member!, actor, config.APP_SECRET);
      print(`Passkeys deleted: ${passkeys}; sessions ended: ${sessions}.`);
      if (passkeys === 0) print(`${member} had no passkey: is the address right?`);
      return passkeys > 0 ? 0 : 1;
    });
  },
};
