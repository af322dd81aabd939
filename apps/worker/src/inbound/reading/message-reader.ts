import { limits } from '@mainstage/inbound-mail/parse/limits';
import { LimitedThread } from '@mainstage/inbound-mail/reading/limited-thread';
import { type MessageReading, type ReadingSettings, unreadable } from '@mainstage/inbound-mail/read-message';
import type { Logger } from '@mainstage/observability/logger';
import { InjectConfig, InjectLogger } from '@mainstage/nest/injection';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { WorkerConfig } from '../../config';

/** Parses messages in a separate thread: a hostile one can neither stop the worker nor exhaust its memory. */
@Injectable()
export class MessageReader implements OnModuleDestroy {
  private readonly thread: LimitedThread<Uint8Array, MessageReading>;

  constructor(
    @InjectConfig() config: WorkerConfig,
    @InjectLogger() private readonly logger: Logger,
  ) {
    const data: ReadingSettings = { authservId: config.INBOUND_AUTHSERV_ID, ownName: config.MAIL_FROM.name };
    // The bundle has both files in one folder.
    this.thread = new LimitedThread(new URL('./message-thread.js', import.meta.url), data, {
      milliseconds: limits.readingMs,
      megabytes: limits.readingMegabytes,
    });
  }

  /** @returns `unreadable` if parsing takes too long or too much memory */
  async read(raw: Buffer): Promise<MessageReading> {
    const reading = await this.thread.run(raw);
    if (!reading) this.logger.warn({ bytes: raw.length }, 'a message exceeded the limits of reading and is kept raw');
    return reading ?? unreadable;
  }

  onModuleDestroy(): Promise<void> {
    return this.thread.stop();
  }
}
