import type { Desk } from '@mainstage/bookings/desk';
import { bookingOfLink } from '@mainstage/bookings/links';
import { BookingError } from '@mainstage/bookings/booking-error';
import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import type { ApiConfig } from '../config';
import { ProblemError } from '../http/problem-error';

/** What an action on the page resulted in. */
export interface ActionOutcome {
  kind: 'done' | 'refused';
  text: string;
}

/** A page about one booking. Shows, changes nothing. */
export interface BookingPage {
  /** @returns the page, or nothing where the booking is gone */
  show(id: string, outcome?: ActionOutcome): Promise<string | undefined>;
}

/** A button that was pressed. */
interface Pressed {
  run: (desk: Desk) => Promise<unknown>;
  done: string;
  /** What the page says of a refusal; nothing where it is none that a page can explain. */
  refused: (refusal: BookingError) => string | undefined;
}

/**
 * What the pages behind signed links to a booking share: their address is the right to see them, reading changes nothing,
 * however often a scanner reads, and what is refused is shown on the page.
 */
@Injectable()
export class BookingLinks {
  constructor(
    private readonly dataSource: DataSource,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  /** @throws ProblemError `not_found` for a link that is forged or old */
  bookingOf(token: string, purpose: Parameters<typeof bookingOfLink>[2]): string {
    const id = bookingOfLink(this.config.APP_SECRET, token, purpose);
    if (!id) throw new ProblemError('not_found', 'This link is not valid (any more)');
    return id;
  }

  /** @throws ProblemError `not_found` where the booking is gone */
  async answer(
    response: Response,
    page: BookingPage,
    id: string,
    status = 200,
    outcome?: ActionOutcome,
  ): Promise<void> {
    const text = await page.show(id, outcome);
    if (!text) throw new ProblemError('not_found', 'There is no such booking (any more)');
    response.status(status).type('html').send(text);
  }

  async press(response: Response, page: BookingPage, id: string, { run, done, refused }: Pressed): Promise<void> {
    try {
      // The pool is asked for at each call: when the process starts, the database may not have answered yet.
      await run({ manager: this.dataSource.manager });
    } catch (error) {
      const text = error instanceof BookingError ? refused(error) : undefined;
      if (!text) throw error;
      return this.answer(response, page, id, 409, { kind: 'refused', text });
    }
    return this.answer(response, page, id, 200, { kind: 'done', text: done });
  }
}

export const noSuchButton = () => new ProblemError('not_found', 'There is no such button');
