import { type CanActivate, Injectable } from '@nestjs/common';
import { ProblemError } from '../http/problem-error';
import { SalesTeam } from '@mainstage/desk/team/sales-team';

/** Responds with 404 at the desk's paths unless a team is configured. */
@Injectable()
export class TeamNamed implements CanActivate {
  constructor(private readonly team: SalesTeam) {}

  canActivate(): boolean {
    if (!this.team.isOn) throw new ProblemError('not_found', 'There is nothing here');
    return true;
  }
}
