import { Module } from '@nestjs/common';
import { ImapReceiver } from './imap-receiver';
import { InboundPipeline } from './inbound-pipeline';
import { InboundReceivers } from './inbound-receivers';
import { MessageReader } from './reading/message-reader';
import { SmtpReceiver } from './smtp-receiver';

@Module({ providers: [MessageReader, InboundPipeline, ImapReceiver, SmtpReceiver, InboundReceivers] })
export class InboundModule {}
