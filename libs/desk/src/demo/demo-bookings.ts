import { BookingError } from '@mainstage/bookings/booking-error';
import { makeDefinite } from '@mainstage/bookings/use-cases/make-definite';
import { makeOption } from '@mainstage/bookings/use-cases/make-option';
import { requestBooking } from '@mainstage/bookings/use-cases/request';
import { addDays } from '@mainstage/calendar/days/hours';
import type { DeskKind } from '@mainstage/contracts/desk/leads';
import { DeskLead } from '../entities/desk-lead';
import type { EntityManager } from 'typeorm';
import type { Member } from '../team/sales-team';
import type { DemoStory } from './demo-story';

/** Further days that are tried if the calendar's own demo conflicts. */
const mostTries = 14;

interface DemoClient {
  kind: DeskKind;
  leadId: string;
  team: readonly Member[];
  today: string;
}

/**
 * Creates the option or definite booking of a story's lead, on the first possible day from the desired one. Bookings of
 * the origin `demo` send no mails.
 */
export async function bookFor(manager: EntityManager, story: DemoStory, client: DemoClient): Promise<void> {
  const { booked, venue, inDays, part = 'full-day', guests, name, company, owner = 0 } = story;
  if (!booked || !venue || inDays === undefined) return;
  const { kind, leadId, team, today } = client;
  const by = team[owner % team.length]!.name;
  for (let tries = 0; tries < mostTries; tries++) {
    const day = addDays(today, inDays + tries);
    try {
      await manager.transaction(async (own) => {
        const who = { name: [name.join(' '), company].filter(Boolean).join(', ') };
        const lead = { form: kind, id: leadId };
        const request = { venue, day, hire: part, guests, origin: 'demo', lead, client: who } as const;
        const { id } = await requestBooking(own, request, 'demo');
        await (booked === 'option' ? makeOption : makeDefinite)({ manager: own }, id, by);
        await own.update(DeskLead, { leadId }, { eventDate: day });
      });
      return;
    } catch (error) {
      if (!(error instanceof BookingError)) throw error;
    }
  }
}
