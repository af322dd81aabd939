import { Booking } from '@mainstage/bookings/entities/booking';
import type { Links } from '@mainstage/leads/links';
import type { OfferReader, OpenOffer } from '@mainstage/leads/offer-reader';
import type { EntityManager } from 'typeorm';
import { unreachableClient } from '../../bookings/unreachable-client';
import { Offer } from '../offer';
import { bookingOfOffer } from '../offer-binding';
import { offerLink } from '../offer-links';
import { OfferVersion } from '../offer-version';

export class OfferView implements OfferReader {
  constructor(
    private readonly entities: EntityManager,
    private readonly links: Links,
  ) {}

  async openOfferOf(bookingId: string): Promise<OpenOffer | undefined> {
    const booking = await this.entities.findOneBy(Booking, { id: bookingId });
    const offers = booking?.leadId ? await this.entities.findBy(Offer, { leadId: booking.leadId }) : [];
    const { secret, publicUrl: origin } = this.links;
    for (const offer of offers) {
      const version = await this.entities.findOneBy(OfferVersion, { offerId: offer.id, state: 'sent' });
      const own = version && (await bookingOfOffer(this.entities, offer, version.content));
      if (own?.id === bookingId)
        return {
          ...{ number: offer.number, url: offerLink({ secret, origin }, version!.id, 'client') },
          clientIsTold: own.tell_client && (await unreachableClient(this.entities, bookingId)) === null,
        };
    }
    return undefined;
  }
}
