import { dayOf, timeAt } from '@mainstage/calendar/days/hours';
import { type BookingEvent, eventsOf } from '@mainstage/bookings/events';
import { type ListedBooking, listBookings, listedBooking } from '@mainstage/bookings/list';
import { dayText, momentText } from '@mainstage/calendar/days/words';
import { layoutName, ordinal, venueName } from '@mainstage/leads/booking/words';
import { brand } from '@mainstage/content/site/brand';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { html, type Markup } from '@mainstage/server/pages/html';
import { plainPage } from '@mainstage/server/pages/plain-page';
import type { BookingPage, Told } from './booking-links';
import { deskActions } from './desk-actions';
import { buttonsFor, facts, hoursText, toldLine } from './page-parts';

/** The page behind a link to sales: the booking, what can be done with it, and the day beside it. Shows, changes nothing. */
@Injectable()
export class DeskPage implements BookingPage {
  constructor(private readonly dataSource: DataSource) {}

  async show(id: string, told?: Told): Promise<string | undefined> {
    const manager = this.dataSource.manager;
    const booking = await listedBooking(manager, id);
    if (!booking) return undefined;
    const day = dayOf(booking.day);
    const states = ['requested', 'option', 'definite'] as const;
    const [events, sameDay] = await Promise.all([
      eventsOf(manager, id),
      listBookings(manager, { from: new Date(day.from), to: new Date(day.to), states }),
    ]);
    return pageOf(booking, events, sameDay, told);
  }
}

function pageOf(booking: ListedBooking, events: BookingEvent[], sameDay: ListedBooking[], told?: Told): string {
  const title = `${venueName(booking.venue)}, ${dayText(booking.day)}`;
  const others = sameDay.filter(({ id }) => id !== booking.id);
  return plainPage({
    title,
    from: brand.name,
    main: html`${toldLine(told)}
      <div class="columns">
        <section aria-labelledby="booking">
          <p class="state">${stateText(booking)}</p>
          <h1 id="booking">${venueName(booking.venue)}</h1>
          ${facts([
            ['Day', dayText(booking.day)],
            ['Hours', hoursText(booking)],
            ['In the house', takes(booking)],
            ['Who', [booking.who, booking.email].filter(Boolean).join(', ') || 'no longer stored'],
            ['Guests', booking.guests],
            ['Layout', layoutName(booking.layout)],
            ['Option until', booking.expires_at && momentText(booking.expires_at)],
            ['Has to decide by', booking.challenged_until && momentText(booking.challenged_until)],
          ])}
          ${buttons(booking)}
          <h2>What happened</h2>
          <ol>
            ${events.map(({ at, by, action }) => html`<li>${action.replaceAll('-', ' ')}, ${by}, ${momentText(at)}</li>`)}
          </ol>
        </section>
        <section aria-labelledby="day">
          <h2 id="day">The house on ${dayText(booking.day)}</h2>
          ${others.length === 0 ? html`<p>Nothing else.</p>` : dayTable(booking, others)}
        </section>
      </div>`,
  });
}

function takes({ starts_at, ends_at, set_up_minutes, dismantling_minutes }: ListedBooking): string {
  const from = starts_at.getTime() - set_up_minutes * 60_000;
  const to = ends_at.getTime() + dismantling_minutes * 60_000;
  return `${timeAt(from)} to ${timeAt(to)}, with set-up and dismantling`;
}

function stateText({ state, rank }: ListedBooking): string {
  if (state === 'option') return `${ordinal(rank!)} option`;
  return state;
}

function buttons(booking: ListedBooking): Markup {
  const open = buttonsFor(deskActions, booking, (_, place) => place === 0);
  if (!open) return html`<p>Nothing is left to do.</p>`;
  return html`<form method="post">
    <label for="name">Your name, for the record</label>
    <input id="name" name="name" maxlength="60" autocomplete="name" required />
    ${open}
  </form>`;
}

function dayTable(booking: ListedBooking, others: ListedBooking[]): Markup {
  const meets = (other: ListedBooking) => other.atoms.some((atom) => booking.atoms.includes(atom));
  return html`<table class="day">
    <thead>
      <tr>
        <th scope="col">Venue</th>
        <th scope="col">Hours</th>
        <th scope="col">State</th>
        <th scope="col">Who</th>
      </tr>
    </thead>
    <tbody>
      ${others.map(
        (other) =>
          html`<tr class="${meets(other) ? 'meets' : ''}">
            <th scope="row">
              ${venueName(other.venue)}${meets(other) ? html`<br /><small>shares floor area</small>` : undefined}
            </th>
            <td>${hoursText(other)}</td>
            <td>${stateText(other)}</td>
            <td>${other.who}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
