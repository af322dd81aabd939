import { createHash } from 'node:crypto';
import { AvailabilityBoard } from '@mainstage/bookings/availability/board';
import { type Availability, availabilityPath, mostDays, mostDaysWithHours } from '@mainstage/contracts/availability';
import { briefGuests } from '@mainstage/leads/brief/chosen';
import { venueIds } from '@mainstage/venues/facts/ids';
import { Controller, Get, type OnApplicationBootstrap, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { schemaRef } from '../http/api-schemas';
import { Problems } from '../http/openapi';
import { readAvailabilityQuery } from './availability-query';

const day = { type: 'string', format: 'date' } as const;

@Controller()
export class AvailabilityController implements OnApplicationBootstrap {
  constructor(private readonly board: AvailabilityBoard) {}

  onApplicationBootstrap(): void {
    this.board.warm();
  }

  @Get(availabilityPath)
  @ApiTags('Calendar')
  @ApiOperation({
    summary: 'Which venues are free, on option or booked, by day and part of day; no clients or events',
    operationId: 'availability',
  })
  @ApiQuery({ name: 'from', required: false, description: 'First day, YYYY-MM-DD; default: today', schema: day })
  @ApiQuery({ name: 'to', required: false, description: `Last day, at most ${mostDays - 1} later`, schema: day })
  @ApiQuery({
    name: 'venue',
    required: false,
    isArray: true,
    enum: venueIds,
    description: 'May be given several times; default: all venues',
  })
  @ApiQuery({
    name: 'guests',
    required: false,
    description: 'Guests with the client’s own staff, rounded up to tens; default: as many as each venue takes',
    schema: { type: 'integer', ...{ minimum: briefGuests.min, maximum: briefGuests.max } },
  })
  @ApiResponse({
    status: 200,
    description:
      'For each venue three letters a day (morning, afternoon, evening): f free, a under option, t taken, - over. ' +
      `Up to ${mostDaysWithHours} days also with the hours, set-up and dismantling included. Cacheable for a minute.`,
    headers: { ETag: { schema: { type: 'string' } }, 'Cache-Control': { schema: { type: 'string' } } },
    content: {
      'application/json': {
        schema: schemaRef('Availability'),
        example: {
          from: '2030-05-14',
          to: '2030-05-15',
          venues: {
            'skyline-stage': {
              days: 'fftaaa',
              spans: [{ from: '2030-05-14T15:00:00.000Z', to: '2030-05-14T23:00:00.000Z', state: 'taken' }],
            },
          },
        } satisfies Availability,
      },
    },
  })
  @ApiResponse({ status: 304, description: 'Nothing has changed since the answer with that ETag' })
  @Problems('validation_failed', 'internal_error')
  async ask(
    @Query() query: Record<string, unknown>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { venues, from, days, guests } = readAvailabilityQuery(query);
    const body = JSON.stringify(await this.board.ask(venues, from, days, guests));
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    response.set({ 'Cache-Control': 'public, max-age=60', ETag: etag });
    if (request.get('If-None-Match')?.split(/,\s*/).includes(etag)) response.status(304).end();
    else response.type('json').send(body);
  }
}
