import { type CanActivate, Injectable } from '@nestjs/common';
import { ProblemError } from '../http/problem-error';
import { SalesTeam } from '@mainstage/desk/team/sales-team';

/** There is a sales desk where a team is named, and nothing at its addresses elsewhere. */
@Injectable()
export class TeamNamed implements CanActivate {
  constructor(private readonly team: SalesTeam) {}

  canActivate(): boolean {
    if (!this.team.isOn) throw new ProblemError('not_found', 'There is nothing here');
    return true;
  }
}
