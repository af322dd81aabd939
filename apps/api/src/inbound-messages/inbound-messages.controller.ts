import { currentTime } from '@mainstage/contracts/clock';
import { inboundMessagePath } from '@mainstage/contracts/desk/inbound-messages';
import { readMessageToken } from '@mainstage/inbound-mail/token/message-token';
import { InjectConfig } from '@mainstage/nest/injection';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import {
  Controller,
  Get,
  Header,
  Param,
  Res,
  type StreamableFile,
  UseFilters,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import type { ApiConfig } from '../config';
import { ProblemError } from '../http/problem-error';
import { PersonalLinkInterceptor } from '../http/personal-link.interceptor';
import { messagePage } from './message-page';
import { MessageReaderGuard } from './message-reader.guard';
import { SignInRedirectFilter } from './sign-in-redirect.filter';
import { StoredMessages } from './stored-messages';

/** Page of a whole message and its files for sales, behind the link in the mail about it (rule inbound.links). */
@Controller(inboundMessagePath.slice(1))
@UseGuards(MessageReaderGuard)
@UseInterceptors(PersonalLinkInterceptor)
@UseFilters(SignInRedirectFilter)
@ApiExcludeController()
export class InboundMessagesController {
  constructor(
    private readonly messages: StoredMessages,
    private readonly team: SalesTeam,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  @Get(':token')
  @Header('Content-Type', 'text/html; charset=utf-8')
  async show(@Param('token') token: string): Promise<string> {
    return messagePage(await this.messages.message(this.idIn(token)), `${inboundMessagePath}/${token}`);
  }

  @Get(':token/html')
  @Header('Content-Type', 'text/html; charset=utf-8')
  html(@Param('token') token: string, @Res({ passthrough: true }) response: Response): Promise<string> {
    return this.messages.html(this.idIn(token), response);
  }

  @Get(':token/original')
  original(@Param('token') token: string): Promise<StreamableFile> {
    return this.messages.original(this.idIn(token));
  }

  @Get(':token/attachments/:number')
  attachment(@Param('token') token: string, @Param('number') number: string): Promise<StreamableFile> {
    return this.messages.attachment(this.idIn(token), number);
  }

  private idIn(token: string): string {
    const link = readMessageToken(this.config.APP_SECRET, token);
    if (!link || (!this.team.isOn && link.opensUntil <= currentTime()))
      throw new ProblemError('not_found', 'This link is not valid or has expired');
    return link.messageId;
  }
}
