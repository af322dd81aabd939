import { Module } from '@nestjs/common';
import { BookingPreviews } from './bookings/booking-previews';
import { DeskCalendarController } from './bookings/desk-calendar.controller';
import { DeskBookingsController } from './bookings/desk-bookings.controller';
import { AnswersController } from './answer/answers.controller';
import { SignatureController } from './answer/signature.controller';
import { ActionLinks } from './actions/action-link';
import { ActionsController } from './actions/actions.controller';
import { ChangeStreams } from './changes/change-streams';
import { ChangesController } from './changes/changes.controller';
import { DeskChanges } from './changes/desk-changes';
import { DeskAccessModule } from './desk-access.module';
import { TextBlocksController } from './composer-tools/text-blocks.controller';
import { LeadAnswersController } from './composer-tools/lead-answers.controller';
import { LeadDocumentService } from './composer-tools/lead-document-service';
import { LeadActionsController } from './leads/lead-actions.controller';
import { LeadDesk } from './leads/lead-desk';
import { LeadTableController } from './leads/lead-table.controller';
import { LeadsController } from './leads/leads.controller';
import { InboundMessagesModule } from '../inbound-messages/inbound-messages.module';
import { MessagesController } from './messages/messages.controller';
import { NumbersController } from './numbers/numbers.controller';
import { DeskOffersController } from './offers/desk-offers.controller';
import { OfferDesk } from './offers/offer-desk';
import { TodayController } from './leads/today.controller';

/** The sales desk. Controllers use `@DeskCalls()`. */
@Module({
  imports: [DeskAccessModule, InboundMessagesModule],
  controllers: [
    ActionsController,
    TodayController,
    LeadTableController,
    LeadsController,
    LeadActionsController,
    AnswersController,
    SignatureController,
    LeadAnswersController,
    TextBlocksController,
    DeskBookingsController,
    DeskCalendarController,
    DeskOffersController,
    MessagesController,
    NumbersController,
    ChangesController,
  ],
  providers: [BookingPreviews, ActionLinks, LeadDesk, LeadDocumentService, OfferDesk, DeskChanges, ChangeStreams],
})
export class DeskModule {}
