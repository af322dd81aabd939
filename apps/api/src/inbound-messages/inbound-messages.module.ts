import { Module } from '@nestjs/common';
import { InboundMessagesController } from './inbound-messages.controller';
import { OriginalMessagesController } from './original-messages.controller';

/** Messages that came in, for sales and operators. */
@Module({ controllers: [InboundMessagesController, OriginalMessagesController] })
export class InboundMessagesModule {}
