import type { ListedBooking } from '@mainstage/bookings/list';
import { timeAt } from '@mainstage/calendar/days/hours';
import { html, type Markup } from '@mainstage/server/pages/html';
import type { Told } from './booking-links';

/** What became of the button that was pressed. */
export const toldLine = (told: Told | undefined): Markup | undefined =>
  told && html`<p role="status" class="${told.kind}">${told.text}</p>`;

/** A list of what is known; what is empty is left out. */
export const facts = (list: readonly (readonly [name: string, value: string | number | null | undefined])[]): Markup =>
  html`<dl>
    ${list.flatMap(([name, value]) =>
      value === null || value === undefined || value === ''
        ? []
        : html`<dt>${name}</dt>
            <dd>${value}</dd>`,
    )}
  </dl>`;

/** 08:00 to 18:00 */
export const hoursText = ({ starts_at, ends_at }: ListedBooking): string =>
  `${timeAt(starts_at.getTime())} to ${timeAt(ends_at.getTime())}`;

interface Action {
  label: string;
  fits: (booking: ListedBooking) => boolean;
}

/** The buttons that fit the booking, or nothing. @param main the one that is most likely meant */
export function buttonsFor(
  actions: Readonly<Record<string, Action>>,
  booking: ListedBooking,
  main: (name: string, place: number) => boolean,
): Markup | undefined {
  const open = Object.entries(actions).filter(([, { fits }]) => fits(booking));
  if (open.length === 0) return undefined;
  return html`<div class="buttons">
    ${open.map(
      ([name, { label }], place) =>
        html`<button name="action" value="${name}" class="${main(name, place) ? 'first' : ''}">${label}</button>`,
    )}
  </div>`;
}
