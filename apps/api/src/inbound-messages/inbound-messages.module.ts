import { Module } from '@nestjs/common';
import { DeskAccessModule } from '../desk/desk-access.module';
import { InboundMessagesController } from './inbound-messages.controller';
import { OriginalMessagesController } from './original-messages.controller';

/** Messages that came in, for sales and operators. */
@Module({ imports: [DeskAccessModule], controllers: [InboundMessagesController, OriginalMessagesController] })
export class InboundMessagesModule {}
