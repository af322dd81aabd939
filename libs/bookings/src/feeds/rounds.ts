import type { EntityManager } from 'typeorm';
import type { CalendarFeed } from '@mainstage/database/entities/calendar-feed';
import type { Selected } from '@mainstage/database/selected';
import { rows } from '@mainstage/database/sql';
import { statement } from '@mainstage/database/statement';

/** The round of a floor's feed: only addresses of this round open it. */
export async function feedRound(manager: EntityManager, floor: number): Promise<number> {
  const [found] = await rows<Selected<CalendarFeed, 'round'>>(
    manager,
    'SELECT round FROM calendar_feeds WHERE floor = $1',
    [floor],
  );
  return found?.round ?? 0;
}

const nextRound = statement<Selected<CalendarFeed, 'floor'>>(
  (at) => `
    INSERT INTO calendar_feeds (floor, round) VALUES (${at.floor}, 1)
    ON CONFLICT (floor) DO UPDATE SET round = calendar_feeds.round + 1 RETURNING round`,
);

/** Voids every address of a floor's feed given out so far. @returns the new round */
export async function revokeFeed(manager: EntityManager, floor: number): Promise<number> {
  const [found] = await rows<Selected<CalendarFeed, 'round'>>(manager, nextRound({ floor }));
  return found!.round;
}
