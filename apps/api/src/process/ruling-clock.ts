import { setClock, currentTime } from '@mainstage/contracts/clock';
import { DatabaseConnection } from '@mainstage/nest/database/database-connection';
import { Injectable } from '@nestjs/common';

/** Makes the database clock the clock of this process (docs/adr/0023-one-clock.md). */
@Injectable()
export class RulingClock {
  constructor({ clock }: DatabaseConnection) {
    setClock(() => clock.now());
  }
}

/** Before the first response of the database, this machine's clock is good enough for text. */
export function timeForText(): Date {
  try {
    return currentTime();
  } catch {
    return new Date();
  }
}
