import { feedRound, revokeFeed } from '@mainstage/bookings/feeds/rounds';
import { feedUrl } from '@mainstage/bookings/links';
import { buildingFloors } from '@mainstage/content/venues/floors';
import { print, UsageError } from '../program';
import type { Command, CommandContext } from './command';

function floorNamed(word = ''): number {
  if (!Object.hasOwn(buildingFloors, word))
    throw new UsageError(`Say which floor: ${Object.keys(buildingFloors).join(', ')}`);
  return Number(word);
}

const printAddress = ({ config }: CommandContext, floor: number, round: number) => {
  print(feedUrl(config.PUBLIC_URL, config.APP_SECRET, floor, round));
  return 0;
};

export const feeds: Record<string, Command> = {
  feed: {
    form: '<floor>',
    summary: "the address of a floor's private calendar",
    async run(surroundings, [word]) {
      const floor = floorNamed(word);
      return printAddress(surroundings, floor, await feedRound(surroundings.context.manager, floor));
    },
  },
  'revoke-feed': {
    form: '<floor>',
    summary: 'voids that address and gives a new one',
    async run(surroundings, [word]) {
      const floor = floorNamed(word);
      return printAddress(surroundings, floor, await revokeFeed(surroundings.context.manager, floor));
    },
  },
};
