import { count, sqm, sqmSpan } from '../constants/figures';
import { type JoinedId, factsOf } from './joined';
import { type OfficeFacts, type OfficeId, offices } from './offices';
import type { RoomId } from './rooms';

type Place = RoomId | JoinedId;

/** 1,000 sqm. */
export const areaOf = (id: Place): string => sqm(factsOf(id).areaSqm);

/** 199, for sentences. */
export const guestCount = (id: Place): string => count(factsOf(id).guests);

/** 199 guests. */
export const guestsOf = (id: Place): string => `${guestCount(id)} guests`;

/** 90 sqm, or 90 + 60 sqm where several walls stand on several floors; empty for a room without a wall. */
export const wallsOf = (id: Place): string => {
  const walls = factsOf(id).ledWallsSqm;
  return walls.length > 0 ? `${walls.join(' + ')} sqm` : '';
};

/** Floor 6, or Floors 5 + 6 from bottom to top. */
export const floorsOf = (id: Place): string => {
  const floors = [...factsOf(id).floors].sort();
  return `${floors.length > 1 ? 'Floors' : 'Floor'} ${floors.join(' + ')}`;
};

/** 16–40 sqm, or 300+ sqm where the range is open. */
export const officeArea = (id: OfficeId): string => {
  const { min, max }: OfficeFacts['areaSqm'] = offices[id].areaSqm;
  return max === undefined ? `${count(min)}+ sqm` : sqmSpan({ min, max });
};

/** 8 people, or 100+ people. */
export const officePeople = (id: OfficeId): string => {
  const { people, open }: OfficeFacts = offices[id];
  return `${people}${open ? '+' : ''} people`;
};
