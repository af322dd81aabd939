import { limits } from '@mainstage/inbound-mail/parse/limits';
import { LimitedThread } from '@mainstage/inbound-mail/reading/limited-thread';
import type { ViewResult, ViewTask } from '@mainstage/inbound-mail/view/view-message';
import type { Logger } from '@mainstage/observability/logger';
import type { OnModuleDestroy } from '@nestjs/common';

/** Parses stored messages in a separate thread: a hostile one can neither stop the API nor exhaust its memory. */
export class MessageViewReader implements OnModuleDestroy {
  private readonly thread: LimitedThread<ViewTask, ViewResult>;

  /** @param file the built `message-view-thread` */
  constructor(
    file: URL,
    private readonly logger: Logger,
  ) {
    this.thread = new LimitedThread(file, undefined, {
      milliseconds: limits.readingMs,
      megabytes: limits.readingMegabytes,
    });
  }

  /** @returns an empty result if parsing takes too long or too much memory */
  async read(task: ViewTask): Promise<ViewResult> {
    const result = await this.thread.run(task);
    if (!result) this.logger.warn({ bytes: task.raw.length }, 'a stored message exceeded the limits of reading');
    return result ?? {};
  }

  onModuleDestroy(): Promise<void> {
    return this.thread.stop();
  }
}
