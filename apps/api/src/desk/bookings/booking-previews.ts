import type { BookingPreview } from '@mainstage/contracts/desk/bookings';
import { carryOut, type Pressed } from '@mainstage/desk/bookings/booking-desk';
import type { DeskMember } from '@mainstage/desk/desk-context';
import { pressForEverybody } from '@mainstage/desk/bookings/press';
import { previewMails } from '@mainstage/desk/bookings/preview-mails';
import { previewAcceptance } from '@mainstage/desk/offers/accept-on-behalf';
import type { OfferSettings } from '@mainstage/desk/offers/offer-settings';
import { previewMove } from '@mainstage/desk/offers/preview-move';
import { MailComposer } from '@mainstage/desk/mails/mail-composer';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ApiConfig } from '../../config';

/** Previews the mails of a press, by the code that sends them. */
@Injectable()
export class BookingPreviews {
  private readonly composer: MailComposer;

  constructor(
    private readonly dataSource: DataSource,
    private readonly team: SalesTeam,
    @InjectConfig() config: ApiConfig,
  ) {
    this.composer = new MailComposer(config, team);
  }

  /** @throws the errors of the press itself */
  preview(pressed: Pressed, member: DeskMember): Promise<BookingPreview> {
    return previewMails(this.dataSource.manager, this.composer, async (manager) => {
      const press = pressForEverybody();
      const bookingId = await carryOut({ manager, team: this.team }, pressed, { press, member });
      return { changeId: press.id, bookingId };
    });
  }

  /** Mails of an offer that is accepted on behalf of the client. @throws as accepting */
  previewAcceptance(versionId: string, member: DeskMember, settings: OfferSettings): Promise<BookingPreview> {
    const { manager } = this.dataSource;
    return previewAcceptance({ manager, team: this.team }, this.composer, { versionId, member }, settings);
  }

  /** Mails of an offer's option that moves when the offer is sent. @throws OfferNotFound, OfferRefused */
  previewMove(versionId: string, { email }: DeskMember): Promise<BookingPreview> {
    return previewMove(this.dataSource.manager, this.composer, { versionId, by: email });
  }
}
