import { ruleBy } from '@mainstage/contracts/clock';
import { DatabaseConnection } from '@mainstage/nest/database/database-connection';
import { Injectable } from '@nestjs/common';

/** Makes the database clock the clock of this process (docs/adr/0023-one-clock.md). */
@Injectable()
export class RulingClock {
  constructor({ clock }: DatabaseConnection) {
    ruleBy(() => clock.now());
  }
}
