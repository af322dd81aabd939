import { opsUrl } from '@mainstage/config/ops-address';
import { rulingTime } from '@mainstage/contracts/clock';
import { InboundMail } from '@mainstage/leads/inbound/entity';
import { inboundMessagePath, originalMessagePath } from '@mainstage/leads/inbound/message-paths';
import { InjectConfig } from '@mainstage/nest/injection';
import { readToken } from '@mainstage/tokens/signed-token';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { EntityManager } from 'typeorm';
import type { ApiConfig } from '../config';
import { ProblemError } from '../http/problem-error';
import { messagePage } from './message-page';

/** Where sales reads a whole message, by the link in the mail about it. */
@Controller(inboundMessagePath.slice(1))
@ApiExcludeController()
export class InboundMessagesController {
  constructor(
    private readonly manager: EntityManager,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  @Get(':token')
  @Header('Content-Type', 'text/html; charset=utf-8')
  async show(@Param('token') token: string): Promise<string> {
    const read = readToken(this.config.APP_SECRET, 'inbound-message', token, rulingTime());
    if (typeof read === 'string') throw new ProblemError('not_found', 'This link is not valid or has expired');
    const message = await this.manager.findOneBy(InboundMail, { id: read.subject });
    if (!message) throw new ProblemError('not_found', 'There is no such message (any more)');
    return messagePage(message, `${opsUrl(this.config)}${originalMessagePath}/${message.id}`);
  }
}
