import { listedBooking } from '@mainstage/bookings/list';
import { counted } from '@mainstage/contracts/counted';
import {
  type BookingPreview,
  type PreviewedMail,
  type ToldClients,
  sentText,
  undoSeconds,
  unreachableTexts,
} from '@mainstage/contracts/desk/bookings';
import { carryOut, pressBooking, type Pressed } from '@mainstage/desk/bookings/booking-desk';
import { pressForEverybody } from '@mainstage/desk/bookings/press';
import { previewMails } from '@mainstage/desk/bookings/preview-mails';
import { MailComposer } from '@mainstage/desk/mails/mail-composer';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import { confirmed, notDone, yesOption } from '../confirm';
import { print, UsageError } from '../program';
import type { CommandContext } from './command';
import { line } from './list';

export const tellingOptions = {
  ...yesOption,
  'tell-client': { type: 'boolean', default: false },
  'no-mail': { type: 'boolean', default: false },
} as const;

export const tellingForm = '[--tell-client | --no-mail] [--yes]';

/** Which clients get a mail: by the stored setting of each booking, or by the options of the command. */
export interface Telling {
  choice: 'stored' | 'tell-client' | 'no-mail';
  yes: boolean;
}

/** @throws UsageError for options that contradict each other */
export function readTelling(values: Record<keyof typeof tellingOptions, boolean>): Telling {
  if (values['tell-client'] && values['no-mail']) throw new UsageError('Give --tell-client or --no-mail, not both.');
  const choice = values['tell-client'] ? 'tell-client' : values['no-mail'] ? 'no-mail' : 'stored';
  return { choice, yes: values.yes };
}

export interface Change {
  booking: string;
  pressed: (told: ToldClients) => Pressed;
  /** Asks for confirmation even if no mail is sent. */
  asksAlways?: boolean;
}

/**
 * Previews the mails to clients, asks for confirmation before any is sent, and makes the change as the sales desk does.
 * @returns the exit code
 * @throws BookingError if the change is rejected, before the confirmation
 * @throws UsageError if a mail would be sent and there is no terminal for the confirmation
 */
export async function press(
  { context: { manager }, config, by }: CommandContext,
  { booking, pressed, asksAlways = false }: Change,
  { choice, yes }: Telling,
): Promise<number> {
  const team = new SalesTeam(config.SALES_TEAM ?? []);
  const member = { name: by, email: '' };
  const preview = await previewMails(manager, new MailComposer(config, team), async (own) => {
    const everybody = pressForEverybody();
    const bookingId = await carryOut({ manager: own, team }, pressed({}), { press: everybody, member });
    return { changeId: everybody.id, bookingId };
  });
  const { told, mails } = chosen(preview, choice);
  print(line((await listedBooking(manager, booking))!));
  show(preview, mails);
  if (mails.length > 0 || asksAlways) {
    const text = mails.length > 0 ? `Go ahead and send ${counted(mails.length, 'email', 'emails')}?` : 'Go ahead?';
    if (!(await confirmed({ text, yes, withoutTerminal: 'refuse' }))) return notDone();
  }
  const changed = await pressBooking({ manager, team }, pressed(told), member);
  print(line((await listedBooking(manager, booking))!));
  if (changed.mails > 0) print(sentText(changed.mails));
  print(`To undo it within ${undoSeconds} seconds: npm run bookings -- undo ${booking.slice(0, 8)}`);
  return 0;
}

function chosen({ mails }: BookingPreview, choice: Telling['choice']): { told: ToldClients; mails: PreviewedMail[] } {
  const others = mails.filter(({ own }) => !own).map(({ bookingId }) => bookingId);
  if (choice === 'no-mail') return { told: { tellClient: false, silent: others }, mails: [] };
  if (choice === 'stored') return { told: {}, mails: mails.filter((mail) => mail.told) };
  return { told: { tellClient: true }, mails: mails.filter((mail) => mail.own || mail.told) };
}

function show({ unreachable, mails: all }: BookingPreview, mails: readonly PreviewedMail[]): void {
  if (unreachable) print(unreachableTexts[unreachable]);
  for (const { to, subject, text } of mails)
    print(`\nTo: ${to}\nSubject: ${subject}\n\n${text.trimEnd().replace(/^(?=.)/gm, '  ')}\n`);
  if (mails.length === 0 && !unreachable)
    print(`No email is sent to clients${all.length > 0 ? '; --tell-client sends it' : ''}.`);
}
