import { Module } from '@nestjs/common';
import { DeskAccessModule } from '../desk/desk-access.module';
import { InboundMessagesController } from './inbound-messages.controller';
import { OriginalMessagesController } from './original-messages.controller';
import { StoredMessages } from './stored-messages';

@Module({
  imports: [DeskAccessModule],
  controllers: [InboundMessagesController, OriginalMessagesController],
  providers: [StoredMessages],
  exports: [StoredMessages],
})
export class InboundMessagesModule {}
