import { feedRound, revokeFeed } from '@mainstage/bookings/feeds/rounds';
import { feedUrl } from '@mainstage/bookings/links';
import { buildingFloors } from '@mainstage/content/venues/floors';
import { print, readArguments, UsageError } from '../program';
import type { Command, CommandContext } from './command';

function readFloor(rest: string[]): number {
  const [word = ''] = readArguments(rest, {}, 1).words;
  if (!Object.hasOwn(buildingFloors, word))
    throw new UsageError(`Give the floor: ${Object.keys(buildingFloors).join(', ')}`);
  return Number(word);
}

const printAddress = ({ config }: CommandContext, floor: number, round: number) => {
  print(feedUrl(config.PUBLIC_URL, config.APP_SECRET, floor, round));
  return 0;
};

export const feeds: Record<string, Command> = {
  feed: {
    form: '<floor>',
    summary: "prints the URL of a floor's private calendar",
    prepare(rest) {
      const floor = readFloor(rest);
      return async (surroundings) =>
        printAddress(surroundings, floor, await feedRound(surroundings.context.manager, floor));
    },
  },
  'revoke-feed': {
    form: '<floor>',
    summary: 'invalidates that URL and prints a new one',
    prepare(rest) {
      const floor = readFloor(rest);
      return async (surroundings) =>
        printAddress(surroundings, floor, await revokeFeed(surroundings.context.manager, floor));
    },
  },
};
