import { opsUrl } from '@mainstage/config/ops-address';
import { rulingTime } from '@mainstage/contracts/clock';
import { inboundMessagePath } from '@mainstage/contracts/desk/inbound-messages';
import { InboundMail } from '@mainstage/leads/inbound/entity';
import { originalMessagePath } from '@mainstage/leads/inbound/message-paths';
import { readMessageToken } from '@mainstage/leads/inbound/message-token';
import { InjectConfig } from '@mainstage/nest/injection';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import { Controller, Get, Header, Param, UseFilters, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { EntityManager } from 'typeorm';
import type { ApiConfig } from '../config';
import { ProblemError } from '../http/problem-error';
import { messagePage } from './message-page';
import { MessageReaderGuard } from './message-reader.guard';
import { SignInRedirectFilter } from './sign-in-redirect.filter';

/** Where sales reads a whole message, by the link in the mail about it (rule inbound.links). */
@Controller(inboundMessagePath.slice(1))
@UseGuards(MessageReaderGuard)
@UseFilters(SignInRedirectFilter)
@ApiExcludeController()
export class InboundMessagesController {
  constructor(
    private readonly manager: EntityManager,
    private readonly team: SalesTeam,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  @Get(':token')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  async show(@Param('token') token: string): Promise<string> {
    const link = readMessageToken(this.config.APP_SECRET, token);
    if (!link || (!this.team.isOn && link.opensUntil <= rulingTime()))
      throw new ProblemError('not_found', 'This link is not valid or has expired');
    const message = await this.manager.findOneBy(InboundMail, { id: link.messageId });
    if (!message) throw new ProblemError('not_found', 'There is no such message (any more)');
    return messagePage(message, `${opsUrl(this.config)}${originalMessagePath}/${message.id}`);
  }
}
