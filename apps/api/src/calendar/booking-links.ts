import type { BookingContext } from '@mainstage/bookings/booking-context';
import { bookingOfLink } from '@mainstage/bookings/links';
import { BookingError } from '@mainstage/bookings/booking-error';
import type { BookingPreview } from '@mainstage/contracts/desk/bookings';
import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import type { ApiConfig } from '../config';
import { ProblemError } from '../http/problem-error';

export interface ActionOutcome {
  kind: 'done' | 'refused';
  /** Empty if the page asks for confirmation. */
  text: string;
  /** The action that needs confirmation, with the mails that it would send. */
  asked?: AskedPress;
  /** Id of the press, which can be undone for ten seconds. */
  undo?: { changeId: string; name: string };
}

/** A press that is previewed before it is carried out. */
export interface AskedPress {
  action: string;
  label: string;
  /** Name of the person who presses. */
  name: string;
  preview: BookingPreview;
}

/** A read-only page about a booking. */
export interface BookingPage {
  /** @returns undefined if the booking was deleted */
  show(id: string, outcome?: ActionOutcome): Promise<string | undefined>;
}

interface PressedButton<Result> {
  run: (context: BookingContext) => Promise<Result>;
  done: (result: Result) => ActionOutcome;
  /** The page's message for an error; undefined if the page cannot explain it. */
  explain: (error: BookingError) => string | undefined;
}

/**
 * Shared by the pages behind signed links to a booking: the URL is the permission, reading changes nothing, however
 * often a scanner reads, and the page shows why an action failed.
 */
@Injectable()
export class BookingLinks {
  constructor(
    private readonly dataSource: DataSource,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  /** @throws ProblemError `not_found` if the link is forged or expired */
  bookingOf(token: string, purpose: Parameters<typeof bookingOfLink>[2]): string {
    const id = bookingOfLink(this.config.APP_SECRET, token, purpose);
    if (!id) throw new ProblemError('not_found', 'This link is not valid or has expired');
    return id;
  }

  /** @throws ProblemError `not_found` if the booking was deleted */
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

  async press<Result>(
    response: Response,
    page: BookingPage,
    id: string,
    { run, done, explain }: PressedButton<Result>,
  ): Promise<void> {
    let result: Result;
    try {
      // Read at each call, because the pool may not exist when the process starts.
      result = await run({ manager: this.dataSource.manager });
    } catch (error) {
      const text = error instanceof BookingError ? explain(error) : undefined;
      if (!text) throw error;
      return this.answer(response, page, id, 409, { kind: 'refused', text });
    }
    return this.answer(response, page, id, 200, done(result));
  }
}

export const noSuchButton = () => new ProblemError('not_found', 'There is no such button');
