import { failingAlarms } from '@mainstage/desk/clock/failing-alarms';
import { listFetchFailures, retryFetch } from '@mainstage/inbound-mail/mailbox/fetch-failures';
import { listReports } from '@mainstage/inbound-mail/mailbox/list-reports';
import { mailboxFault } from '@mainstage/inbound-mail/mailbox/mailbox-fault';
import { mailServerFault } from '@mainstage/database/mails/mail-server-fault';
import { listMails, listMailsOfLead, mailStates, type MailState } from '@mainstage/database/mails/list';
import { OutboxStatisticsQueries } from '@mainstage/database/mails/outbox-statistics.queries';
import { decideMail, noteAction, type MailDecision } from '@mainstage/database/mails/operate';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import type { Response } from 'express';
import { EntityManager } from 'typeorm';
import { InjectConfig } from '@mainstage/nest/injection';
import type { ApiConfig } from '../../config';
import { ProblemError } from '../../http/problem-error';
import { OperatorsOnly } from '@mainstage/nest/operators/operators-only';
import { SecurityLog } from '@mainstage/nest/operators/security-log';
import { CsrfGuard } from './csrf.guard';
import { CsrfToken } from './csrf-token';
import { mailsPage } from './mails-page';
import { mailsStyle } from './mails-style';
import type { MailsView } from './mails-view';

const perPage = 50;
/** Maximum number of named leads; one fault may affect all of them. */
const mostFailing = 20;

interface MailsQuery {
  state?: string;
  lead?: string;
  after?: string;
  done?: string;
}

interface FetchFailureKey {
  mailbox?: string;
  uid?: string;
}

/** Operators' page of mails that need attention. Shows addresses only on request, which is logged. */
@Controller('ops/mails')
@OperatorsOnly()
@ApiExcludeController()
export class MailsController {
  constructor(
    private readonly manager: EntityManager,
    private readonly statistics: OutboxStatisticsQueries,
    private readonly csrfToken: CsrfToken,
    private readonly security: SecurityLog,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  async list(@Query() query: MailsQuery): Promise<string> {
    return mailsPage(await this.view(query, false));
  }

  @Get('style.css')
  @Header('Content-Type', 'text/css; charset=utf-8')
  @Header('Cache-Control', 'private, max-age=3600')
  style(): string {
    return mailsStyle;
  }

  @Post('addresses')
  @HttpCode(200)
  @UseGuards(CsrfGuard)
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'no-store')
  async addresses(@Body() query: MailsQuery): Promise<string> {
    const view = await this.view(query, true);
    await noteAction(this.manager, this.config.OPS_USER, 'addresses-shown', { mails: view.mails.length });
    this.security.report({ name: 'operator-action', action: 'addresses-shown', actor: this.config.OPS_USER });
    return mailsPage(view);
  }

  @Post('inbound/retry')
  @UseGuards(CsrfGuard)
  async readAgain(@Body() { mailbox, uid }: FetchFailureKey, @Res() response: Response): Promise<void> {
    const known = typeof mailbox === 'string' && /^\d{1,10}$/.test(uid ?? '');
    const done = known && (await retryFetch(this.manager, mailbox, uid ?? ''));
    if (done) {
      await noteAction(this.manager, this.config.OPS_USER, 'message-read-again', { uid: Number(uid) });
      this.security.report({ name: 'operator-action', action: 'message-read-again', actor: this.config.OPS_USER });
    }
    response.redirect(303, `/ops/mails?done=${done ? 'read-again' : 'nothing'}`);
  }

  @Post(':id/retry')
  @UseGuards(CsrfGuard)
  retry(@Param('id') id: string, @Body() from: MailsQuery, @Res() response: Response) {
    return this.decide(id, 'retry', from, response);
  }

  @Post(':id/give-up')
  @UseGuards(CsrfGuard)
  giveUp(@Param('id') id: string, @Body() from: MailsQuery, @Res() response: Response) {
    return this.decide(id, 'give-up', from, response);
  }

  private async decide(
    id: string,
    decision: MailDecision,
    { state, lead }: MailsQuery,
    response: Response,
  ): Promise<void> {
    if (!isUUID(id)) throw new ProblemError('not_found', 'There is no such mail');
    const decided = await decideMail(this.manager, id, decision, this.config.OPS_USER);
    if (decided)
      this.security.report({
        name: 'operator-action',
        action: `mail-${decision}`,
        actor: this.config.OPS_USER,
        subject: id,
      });
    const back = new URLSearchParams({
      ...(state && { state }),
      ...(lead && { lead }),
      done: decided ? decision : 'nothing',
    });
    response.redirect(303, `/ops/mails?${back}`);
  }

  private async view({ state, lead, after, done }: MailsQuery, addresses: boolean): Promise<MailsView> {
    const chosen = mailStates.find((known) => known === state) ?? 'attention';
    const page = lead
      ? { mails: await listMailsOfLead(this.manager, lead, addresses) }
      : await listMails(this.manager, { state: chosen satisfies MailState, after, limit: perPage, addresses });
    const fault = await mailServerFault(this.manager);
    const inboundFault = await mailboxFault(this.manager);
    const failing = await failingAlarms(this.manager, mostFailing);
    return {
      ...page,
      ...(fault !== undefined && { mailServerFault: fault }),
      ...(inboundFault !== undefined && { mailboxFault: inboundFault }),
      fetchFailures: await listFetchFailures(this.manager, mostFailing),
      reports: await listReports(this.manager, perPage),
      failingLeads: failing.map(({ leadId }) => leadId),
      state: chosen,
      figures: await this.statistics.figures(),
      csrfToken: this.csrfToken.value,
      addresses,
      now: new Date(),
      ...(lead && { lead }),
      ...(after && { after }),
      ...(done && { done }),
    };
  }
}
