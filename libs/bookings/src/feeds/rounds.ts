import { CalendarFeed } from '../entities/calendar-feed';
import type { EntityManager } from 'typeorm';

/** The round of a floor's feed; only addresses of this round are valid. */
export async function feedRound(manager: EntityManager, floor: number): Promise<number> {
  return (await manager.findOneBy(CalendarFeed, { floor }))?.round ?? 0;
}

/** Invalidates every issued address of a floor's feed. @returns the new round */
export async function revokeFeed(manager: EntityManager, floor: number): Promise<number> {
  return manager.transaction(async (own) => {
    const feeds = own.createQueryBuilder().insert().into(CalendarFeed);
    await feeds.values({ floor, round: 0 }).orIgnore().updateEntity(false).execute();
    await own.increment(CalendarFeed, { floor }, 'round', 1);
    return (await own.findOneByOrFail(CalendarFeed, { floor })).round;
  });
}
