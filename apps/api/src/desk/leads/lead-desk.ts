import { copyMailbox } from '@mainstage/config/inbound-mailbox';
import type { DeskContext } from '@mainstage/desk/desk-context';
import type { AnswerSettings } from '@mainstage/desk/answer/composer';
import type { ReplySettings } from '@mainstage/desk/detail/reply-data';
import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ApiConfig } from '../../config';
import { SalesTeam } from '@mainstage/desk/team/sales-team';

@Injectable()
export class LeadDesk implements DeskContext {
  readonly replySettings: ReplySettings;
  readonly answerSettings: AnswerSettings;

  constructor(
    private readonly dataSource: DataSource,
    readonly team: SalesTeam,
    @InjectConfig() config: ApiConfig,
  ) {
    this.replySettings = {
      mailbox: copyMailbox(config),
      secret: config.APP_SECRET,
      mailFrom: config.MAIL_FROM.address,
    };
    this.answerSettings = { ...this.replySettings, fromName: config.MAIL_FROM.name };
  }

  /** @throws DatabaseUnavailable */
  get manager(): EntityManager {
    return this.dataSource.manager;
  }
}
