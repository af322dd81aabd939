import { currentTime } from '@mainstage/contracts/clock';
import { Bulkhead } from '@mainstage/database/bulkhead';
import { keepSeat, releaseSignUp, returnSeat, type SeatChange } from '@mainstage/leads/webinar/seats/change-seat';
import { readToken, type TokenPurpose } from '@mainstage/contracts/tokens/signed-token';
import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ApiConfig } from '../config';
import { LinkRefused } from '../newsletter/newsletter.errors';
import { RelayNotifier } from '../submissions/relay-notifier';

/** Actions of the buttons behind the links in the webinar's mails; all are idempotent. */
@Injectable()
export class SeatLinks {
  private readonly bulkhead = new Bulkhead(2);

  constructor(
    private readonly dataSource: DataSource,
    private readonly relay: RelayNotifier,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  /** Returns the seat, which the next registrant gets. @throws LinkRefused */
  return(token: string): Promise<void> {
    return this.change('webinar-seat', token, (manager, id) => returnSeat(manager, id, this.config.WEBINAR_SEATS));
  }

  /** Keeps a provisional seat. @throws LinkRefused */
  keep(token: string): Promise<void> {
    return this.change('webinar-seat', token, keepSeat);
  }

  /** Releases a quarantined sign-up. @throws LinkRefused */
  release(token: string): Promise<void> {
    return this.change('webinar-release', token, (manager, id) =>
      releaseSignUp(manager, id, this.config.WEBINAR_SEATS),
    );
  }

  private async change(
    purpose: TokenPurpose,
    token: string,
    work: (manager: EntityManager, bookingId: string) => Promise<SeatChange>,
  ): Promise<void> {
    const read = readToken(this.config.APP_SECRET, purpose, token, currentTime());
    if (typeof read === 'string') throw new LinkRefused(read);
    const changed = await this.bulkhead.run(() =>
      this.dataSource.manager.transaction((manager) => work(manager, read.subject)),
    );
    if (changed === 'gone') throw new LinkRefused('expired');
    this.relay.notify();
  }
}
