import { currentTime } from '@mainstage/contracts/clock';
import type { WebinarJoinAccess, WebinarJoinState } from '@mainstage/contracts/answers';
import { webinarDateText, webinarMinutes } from '@mainstage/content/webinar/date-label';
import { TourBooking } from '@mainstage/leads/tour/entity';
import { Bulkhead } from '@mainstage/database/bulkhead';
import { enterWith } from '@mainstage/leads/webinar/seats/change-seat';
import { readToken } from '@mainstage/contracts/tokens/signed-token';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { InjectConfig } from '@mainstage/nest/injection';
import type { ApiConfig } from '../config';

const minute = 60_000;
/** Time before the start at which the link opens (rule webinar.join-link: ten minutes). */
const opensBefore = 10 * minute;
/** Time after the planned end until which the link works, for latecomers and long discussions. */
const closesAfterEnd = 30 * minute;

/** Decides who may join the webinar's meeting, and when. */
@Injectable()
export class WebinarAccess {
  private readonly bulkhead = new Bulkhead(2);

  constructor(
    @InjectRepository(TourBooking) private readonly bookings: Repository<TourBooking>,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  get isSecure(): boolean {
    return this.config.PUBLIC_URL.startsWith('https:');
  }

  get meetingUrl(): string {
    return this.config.WEBINAR_JOIN_URL;
  }

  /**
   * Access by a registrant's link; `invalid` for a forged link or one without a seat.
   * @param device id from the device's cookie; `elsewhere` if another device uses the link
   */
  async state(token: string, device?: string, now = currentTime()): Promise<WebinarJoinState> {
    const read = readToken(this.config.APP_SECRET, 'webinar-join', token, now);
    const booking = typeof read === 'string' ? null : await this.bulkhead.run(() => this.bookingOf(read.subject));
    const startsAt = booking?.webinarStartsAt ?? this.config.WEBINAR_STARTS_AT;
    return {
      door: booking ? this.accessFor(booking, accessAt(startsAt, now), device) : 'invalid',
      startsAt: startsAt.toISOString(),
      opensAt: new Date(startsAt.getTime() - opensBefore).toISOString(),
      dateLabel: webinarDateText(startsAt).shown,
    };
  }

  /**
   * Admits a device with an open link: the first one, later the one to which the link was moved.
   * @returns whether it was admitted
   */
  async enter(token: string, device: string, move: boolean): Promise<boolean> {
    const read = readToken(this.config.APP_SECRET, 'webinar-join', token, currentTime());
    if (typeof read === 'string') return false;
    return this.bulkhead.run(async () => (await enterWith(this.bookings.manager, read.subject, device, move)) === 'in');
  }

  private accessFor(booking: TourBooking, door: WebinarJoinAccess, device: string | undefined): WebinarJoinAccess {
    const { webinarStatus, webinarDevice } = booking;
    if (webinarStatus === 'returned') return 'returned';
    return door === 'open' && webinarDevice !== null && webinarDevice !== device ? 'elsewhere' : door;
  }

  private bookingOf(id: string): Promise<TourBooking | null> {
    return this.bookings.findOneBy({ id, kind: 'webinar', webinarStatus: In(['confirmed', 'returned']) });
  }
}

export function accessAt(startsAt: Date, now: Date): Exclude<WebinarJoinAccess, 'invalid' | 'returned' | 'elsewhere'> {
  if (now.getTime() < startsAt.getTime() - opensBefore) return 'early';
  return now.getTime() <= startsAt.getTime() + webinarMinutes * minute + closesAfterEnd ? 'open' : 'over';
}
