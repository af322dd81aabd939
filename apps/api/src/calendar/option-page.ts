import { type ListedBooking, listedBooking } from '@mainstage/bookings/list';
import { brand } from '@mainstage/content/site/brand';
import { dayText, momentText } from '@mainstage/calendar/days/words';
import { layoutName, ordinal, venueName } from '@mainstage/leads/booking/words';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { html, type Markup } from '@mainstage/server/pages/html';
import { plainPage } from '@mainstage/server/pages/plain-page';
import type { BookingPage, Told } from './booking-links';
import { optionActions } from './option-actions';
import { facts, hoursText, toldLine, buttonsFor } from './page-parts';

/** What a client sees of the option they hold: nothing of anybody else. Shows, changes nothing. */
@Injectable()
export class OptionPage implements BookingPage {
  constructor(private readonly dataSource: DataSource) {}

  async show(id: string, told?: Told): Promise<string | undefined> {
    const booking = await listedBooking(this.dataSource.manager, id);
    return booking && pageOf(booking, told);
  }
}

function pageOf(booking: ListedBooking, told?: Told): string {
  const { venue, day, expires_at, challenged_until } = booking;
  return plainPage({
    title: `${venueName(venue)}, ${dayText(day)}`,
    from: brand.name,
    main: html`<div class="letter">
      ${toldLine(told)}
      <p class="state">${stateText(booking)}</p>
      <h1>${venueName(venue)}</h1>
      ${facts([
        ['Day', dayText(day)],
        ['Hours', `${hoursText(booking)}, Frankfurt time`],
        ['Guests', booking.guests],
        ['Layout', layoutName(booking.layout)],
        ['Option until', expires_at && momentText(expires_at)],
        ['Please decide by', challenged_until && momentText(challenged_until)],
      ])}
      ${nextStep(booking)} ${buttons(booking)}
      <p><a href="/venues/${venue}">${venueName(venue)} on our site</a></p>
    </div>`,
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

/** What takes the option away stands one step aside, so that nobody presses it in passing. */
function buttons(booking: ListedBooking): Markup {
  const { release, ...others } = optionActions;
  const first = buttonsFor(others, booking, () => true);
  const last = buttonsFor({ release }, booking, () => false);
  return html`${first && html`<form method="post">${first}</form>`}
  ${
    last &&
    html`<details>
      <summary>No longer needed?</summary>
      <p>Your place in the line goes to whoever waits behind you. It cannot be taken back.</p>
      <form method="post">${last}</form>
    </details>`
  }`;
}
