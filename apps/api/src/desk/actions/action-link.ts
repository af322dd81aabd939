import type { TeamMailbox } from '@mainstage/config/sales-team';
import { rulingTime } from '@mainstage/contracts/clock';
import { type DeskAction, deskActions, memberKey } from '@mainstage/leads/desk-links';
import { InjectConfig } from '@mainstage/nest/injection';
import { readToken } from '@mainstage/contracts/tokens/signed-token';
import { Injectable } from '@nestjs/common';
import type { ApiConfig } from '../../config';
import { ProblemError } from '../../http/problem-error';
import { SalesTeam } from '@mainstage/desk/team/sales-team';

/** What a link in a mail to the team allows. */
export interface ActionLink {
  action: DeskAction;
  leadId: string;
  /** Whose mail it is in; undefined where it went to the address of all. */
  member: TeamMailbox | undefined;
}

/** Reads the links of mails to the team. Who has left it, or only reads, can do nothing with theirs. */
@Injectable()
export class ActionLinks {
  constructor(
    @InjectConfig() private readonly config: ApiConfig,
    private readonly team: SalesTeam,
  ) {}

  /** Who may be chosen where the link names nobody. */
  get members(): TeamMailbox[] {
    return this.team.active;
  }

  /** @param key as `memberKey` makes it of the address */
  memberOf(key: string): TeamMailbox | undefined {
    return this.members.find(({ email }) => memberKey(email) === key);
  }

  /** @throws ProblemError for a link that is forged, over, or of somebody who may not act */
  read(token: string): ActionLink {
    const read = readToken(this.config.APP_SECRET, 'desk-action', token, rulingTime());
    if (read === 'expired') throw new ProblemError('not_found', 'This link is no longer valid: open the sales desk');
    if (read === 'invalid' || !this.team.isOn) throw new ProblemError('not_found', 'This link is not valid');
    const [name, leadId = '', key] = read.subject.split(' ');
    const action = deskActions.find((known) => known === name);
    const member = key === undefined ? undefined : this.memberOf(key);
    if (!action || (key !== undefined && !member)) throw new ProblemError('not_found', 'This link is not valid');
    return { action, leadId, member };
  }
}
