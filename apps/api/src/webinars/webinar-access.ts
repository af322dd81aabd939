import { rulingTime } from '@mainstage/contracts/clock';
import type { WebinarDoor, WebinarJoinState } from '@mainstage/contracts/answers';
import { webinarDateText, webinarMinutes } from '@mainstage/content/webinar/date-label';
import { TourBooking } from '@mainstage/leads/tour/entity';
import { Bulkhead } from '@mainstage/database/bulkhead';
import { connected } from '@mainstage/database/sql';
import { readToken } from '@mainstage/tokens/signed-token';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InjectConfig } from '@mainstage/server/injection';
import type { ApiConfig } from '../config';

const minute = 60_000;
/** The door opens this long before the start (rule webinar.door: ten minutes). */
const opensBefore = 10 * minute;
/** Latecomers and long discussions: the door stays open this long after the planned end. */
const closesAfterEnd = 30 * minute;

/** Knows who may enter the webinar's meeting, and when. */
@Injectable()
export class WebinarAccess {
  private readonly bulkhead = new Bulkhead(2);

  constructor(
    private readonly dataSource: DataSource,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  get meetingUrl(): string {
    return this.config.WEBINAR_JOIN_URL;
  }

  /** Reads a registrant's own link; a forged one, or one without a seat, finds the door `invalid`. */
  async state(token: string, now = rulingTime()): Promise<WebinarJoinState> {
    const read = readToken(this.config.APP_SECRET, 'webinar-join', token, now);
    const booking = typeof read === 'string' ? null : await this.bulkhead.run(() => this.bookingOf(read.subject));
    const startsAt = booking?.webinarStartsAt ?? this.config.WEBINAR_STARTS_AT;
    return {
      door: booking ? doorAt(startsAt, now) : 'invalid',
      startsAt: startsAt.toISOString(),
      opensAt: new Date(startsAt.getTime() - opensBefore).toISOString(),
      dateLabel: webinarDateText(startsAt).label,
    };
  }

  private bookingOf(id: string): Promise<TourBooking | null> {
    return connected(this.dataSource)
      .getRepository(TourBooking)
      .findOneBy({ id, kind: 'webinar', webinarStatus: 'confirmed' });
  }
}

/** Early until ten minutes before the start, over half an hour after the end. */
export function doorAt(startsAt: Date, now: Date): Exclude<WebinarDoor, 'invalid'> {
  if (now.getTime() < startsAt.getTime() - opensBefore) return 'early';
  return now.getTime() <= startsAt.getTime() + webinarMinutes * minute + closesAfterEnd ? 'open' : 'over';
}
