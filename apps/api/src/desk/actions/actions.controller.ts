import type { LeadChange } from '@mainstage/contracts/desk/leads';
import type { TeamMailbox } from '@mainstage/config/sales-team';
import { changeLead } from '@mainstage/desk/changes/change-lead';
import { LeadChangedMeanwhile, LeadNotFound } from '@mainstage/desk/desk-error';
import { listedLead } from '@mainstage/desk/desk-lead-view';
import { DeskLead } from '@mainstage/desk/entities/desk-lead';
import { type DeskAction, deskActionPath } from '@mainstage/leads/desk-links';
import { Body, Controller, Get, Header, HttpCode, Param, Post, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IsNull } from 'typeorm';
import { DeskErrorFilter } from '../desk-error.filter';
import { LeadDesk } from '../leads/lead-desk';
import { PersonalLink } from '../../http/personal-link';
import { type ActionLink, ActionLinks } from './action-link';
import { actionPage } from './action-page';

const page = 'text/html; charset=utf-8';

const outcomes = {
  take: 'It is yours. The others see it at the sales desk.',
  answered: 'Noted: answered. The clock has stopped.',
} as const satisfies Record<DeskAction, string>;

/**
 * Pages of the links *I’ll take it* and *I have answered* in mails to the team, with one button each. A GET changes
 * nothing. No session is needed, because the link names lead and member.
 */
@Controller(deskActionPath.slice(1))
@ApiExcludeController()
@PersonalLink()
@UseFilters(DeskErrorFilter)
export class ActionsController {
  constructor(
    private readonly links: ActionLinks,
    private readonly desk: LeadDesk,
  ) {}

  @Get(':token')
  @Header('Content-Type', page)
  async show(@Param('token') token: string): Promise<string> {
    return this.page(this.links.read(token));
  }

  @Post(':token')
  @HttpCode(200)
  @Header('Content-Type', page)
  async act(@Param('token') token: string, @Body() body: unknown): Promise<string> {
    const link = this.links.read(token);
    const { version, member: key } = (body ?? {}) as { version?: unknown; member?: unknown };
    const member = link.member ?? this.links.memberOf(String(key));
    if (!member) return this.page(link, 'Please say who you are.');
    try {
      await changeLead(this.desk, link.leadId, changeOf(link.action, member, Number(version)), member.email);
    } catch (error) {
      if (!(error instanceof LeadChangedMeanwhile)) throw error;
      return this.page(link, 'Somebody has changed it in the meantime. This is how it is now.');
    }
    return this.page({ ...link, member }, outcomes[link.action]);
  }

  private async page(link: ActionLink, outcome?: string): Promise<string> {
    const lead = await this.desk.manager.findOneBy(DeskLead, { leadId: link.leadId, eraseRequestedAt: IsNull() });
    if (!lead) throw new LeadNotFound();
    const { members } = this.links;
    return actionPage({ ...link, lead: listedLead(lead), members, ...(outcome && { outcome }) });
  }
}

const changeOf = (action: DeskAction, { email }: TeamMailbox, version: number): LeadChange =>
  action === 'take' ? { version, state: 'taken', owner: email } : { version, state: 'answered' };
