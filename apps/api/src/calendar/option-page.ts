import { type ListedBooking, listedBooking } from '@mainstage/bookings/list';
import { timeAt } from '@mainstage/calendar/days/hours';
import { brand } from '@mainstage/content/site/brand';
import { poolOf } from '@mainstage/database/sql';
import { dayText, momentText, ordinal, venueName } from '@mainstage/leads/booking/words';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { html, type Markup } from '@mainstage/server/pages/html';
import { plainPage } from '@mainstage/server/pages/plain-page';
import type { Told } from './desk-page';
import { optionActions } from './option-actions';

/** What a client sees of the option they hold: nothing of anybody else. Shows, changes nothing. */
@Injectable()
export class OptionPage {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns the page, or nothing where the booking is gone */
  async show(id: string, told?: Told): Promise<string | undefined> {
    const booking = await listedBooking(poolOf(this.dataSource), id);
    return booking && pageOf(booking, told);
  }
}

const row = (name: string, value: string) =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

function pageOf(booking: ListedBooking, told?: Told): string {
  const { venue, day, starts_at, ends_at, expires_at, challenged_until } = booking;
  return plainPage({
    title: `${venueName(venue)}, ${dayText(day)}`,
    main: html`${told && html`<p role="status" class="${told.kind}">${told.text}</p>`}
      <p class="state">${stateText(booking)}</p>
      <h1>${venueName(venue)}</h1>
      <dl>
        ${row('Day', dayText(day))} ${row('Hours', `${timeAt(starts_at.getTime())} to ${timeAt(ends_at.getTime())}`)}
        ${booking.guests === null ? undefined : row('Guests', String(booking.guests))}
        ${expires_at === null ? undefined : row('Option until', momentText(expires_at))}
        ${challenged_until === null ? undefined : row('Please decide by', momentText(challenged_until))}
      </dl>
      ${nextStep(booking)} ${buttons(booking)}`,
  });
}

function stateText({ state, rank }: ListedBooking): string {
  if (state === 'option') return `Your ${ordinal(rank!)} option`;
  if (state === 'definite') return 'Yours: the booking is definite';
  if (state === 'requested') return 'Asked for; not an option yet';
  return 'This option has ended';
}

function nextStep({ state, rank }: ListedBooking): Markup {
  const reach = html`<a href="mailto:${brand.email}">${brand.email}</a> or
    <a href="${brand.phone.href}">${brand.phone.label}</a>`;
  if (state !== 'option') return html`<p>Questions? ${reach}.</p>`;
  if (rank === 1) return html`<p>Nobody else can book it before it ends. To make it definite, tell us: ${reach}.</p>`;
  if (rank === 2)
    return html`<p>
      One option stands before yours. You can ask its holder to decide by noon of the next working day; when they let
      go, you move up at once.
    </p>`;
  return html`<p>When an option before yours ends, you move up and we tell you at once.</p>`;
}

function buttons(booking: ListedBooking): Markup {
  const open = Object.entries(optionActions).filter(([, { fits }]) => fits(booking));
  if (open.length === 0) return html``;
  return html`<form method="post">
    <div class="buttons">
      ${open.map(([name, { label }], index) => html`<button name="action" value="${name}" class="${index === 0 && open.length > 1 ? 'first' : ''}">${label}</button>`)}
    </div>
  </form>`;
}
