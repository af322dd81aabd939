import type { TeamMailbox } from '@mainstage/config/sales-team';
import { currentTime } from '@mainstage/contracts/clock';
import { type DeskAction, deskActions, memberKey } from '@mainstage/leads/desk-links';
import { InjectConfig } from '@mainstage/nest/injection';
import { readToken } from '@mainstage/contracts/tokens/signed-token';
import { Injectable } from '@nestjs/common';
import type { ApiConfig } from '../../config';
import { ProblemError } from '../../http/problem-error';
import { SalesTeam } from '@mainstage/desk/team/sales-team';

export interface ActionLink {
  action: DeskAction;
  leadId: string;
  /** Recipient of the mail; undefined if it was sent to the shared address. */
  member: TeamMailbox | undefined;
}

/** Reads the links of mails to the team. Links of members who were removed, or may only read, are invalid. */
@Injectable()
export class ActionLinks {
  constructor(
    @InjectConfig() private readonly config: ApiConfig,
    private readonly team: SalesTeam,
  ) {}

  /** Members to choose from if the link names none. */
  get members(): TeamMailbox[] {
    return this.team.active;
  }

  /** @param key of an address, made by `memberKey` */
  memberOf(key: string): TeamMailbox | undefined {
    return this.members.find(({ email }) => memberKey(email) === key);
  }

  /** @throws ProblemError if the link is forged, expired, or of a member who may not act */
  read(token: string): ActionLink {
    const read = readToken(this.config.APP_SECRET, 'desk-action', token, currentTime());
    if (read === 'expired') throw new ProblemError('not_found', 'This link is no longer valid: open the sales desk');
    if (read === 'invalid' || !this.team.isOn) throw new ProblemError('not_found', 'This link is not valid');
    const [name, leadId = '', key] = read.subject.split(' ');
    const action = deskActions.find((known) => known === name);
    const member = key === undefined ? undefined : this.memberOf(key);
    if (!action || (key !== undefined && !member)) throw new ProblemError('not_found', 'This link is not valid');
    return { action, leadId, member };
  }
}
