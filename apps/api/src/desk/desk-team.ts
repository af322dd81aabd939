import type { TeamMailbox } from '@mainstage/config/sales-team';
import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import type { ApiConfig } from '../config';

/** The people of SALES_TEAM. Where nobody is named there is no desk. */
@Injectable()
export class DeskTeam {
  readonly members: readonly TeamMailbox[];

  constructor(@InjectConfig() { SALES_TEAM = [] }: ApiConfig) {
    this.members = SALES_TEAM;
  }

  get isOn(): boolean {
    return this.members.length > 0;
  }

  /** @param email in any letter case */
  find(email: string): TeamMailbox | undefined {
    const address = email.trim().toLowerCase();
    return this.members.find((member) => member.email === address);
  }
}
