import { type FloorNumber } from '@mainstage/venues/facts/facts';
import { floorFeed } from '@mainstage/bookings/feeds/floor-feed';
import { feedRound } from '@mainstage/bookings/feeds/rounds';
import { feedOfToken } from '@mainstage/bookings/links';
import { buildingFloors } from '@mainstage/content/venues/floors';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { InjectConfig } from '@mainstage/nest/injection';
import type { ApiConfig } from '../config';
import { ProblemError } from '../http/problem-error';

/** A floor's calendar for sales' calendar programs. The URL is the permission, until it is revoked. */
@Controller('api/calendar')
@ApiExcludeController()
export class FeedsController {
  constructor(
    private readonly dataSource: DataSource,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  @Get(':token.ics')
  async read(@Param('token') token: string, @Res() response: Response): Promise<void> {
    const manager = this.dataSource.manager;
    const feed = feedOfToken(this.config.APP_SECRET, token);
    if (!feed || !isFloor(feed.floor) || feed.round !== (await feedRound(manager, feed.floor)))
      throw new ProblemError('not_found', 'There is no such calendar (any more)');
    const { hostname } = new URL(this.config.PUBLIC_URL);
    response.set({ 'Cache-Control': 'private, no-cache', 'Content-Type': 'text/calendar; charset=utf-8' });
    response.send(await floorFeed(manager, feed.floor, hostname));
  }
}

const isFloor = (floor: number): floor is FloorNumber => Object.hasOwn(buildingFloors, floor);
