import type { JoinedVenue, Office, PagelessJoined, PagelessRoom, Room, RoomVenue, Joined } from './place';
import { arena } from './rooms/arena';
import { boardroom } from './rooms/boardroom';
import { corporateOffice } from './rooms/corporate-office';
import { directorsCircle } from './rooms/directors-circle';
import { enterpriseOffice } from './rooms/enterprise-office';
import { horizonDinner } from './rooms/horizon-dinner';
import { horizonFloor } from './rooms/horizon-floor';
import { horizonHub } from './rooms/horizon-hub';
import { horizonLibertyDouble } from './rooms/horizon-liberty-double';
import { horizonRows } from './rooms/horizon-rows';
import { horizonSkylineDouble } from './rooms/horizon-skyline-double';
import { horizonStage } from './rooms/horizon-stage';
import { horizonStudio } from './rooms/horizon-studio';
import { libertyAtrium } from './rooms/liberty-atrium';
import { libertyFloor } from './rooms/liberty-floor';
import { libertyFoyer } from './rooms/liberty-foyer';
import { libertyHub } from './rooms/liberty-hub';
import { libertyStage } from './rooms/liberty-stage';
import { libertyStudio } from './rooms/liberty-studio';
import { novaStage } from './rooms/nova-stage';
import { novaStageTerrace } from './rooms/nova-stage-terrace';
import { privateOffice } from './rooms/private-office';
import { skyLounge } from './rooms/sky-lounge';
import { skyLoungeTerrace } from './rooms/sky-lounge-terrace';
import { skyTerrace } from './rooms/sky-terrace';
import { skylineFloor } from './rooms/skyline-floor';
import { skylineHall } from './rooms/skyline-hall';
import { skylineHorizonDouble } from './rooms/skyline-horizon-double';
import { skylineLibertyDouble } from './rooms/skyline-liberty-double';
import { skylineLibertyHorizonTriple } from './rooms/skyline-liberty-horizon-triple';
import { skylineStage } from './rooms/skyline-stage';
import { skylineStageTerrace } from './rooms/skyline-stage-terrace';
import { skylineStudio } from './rooms/skyline-studio';
import { straightUp } from './rooms/straight-up';
import { teamOffice } from './rooms/team-office';
import { vistaStage } from './rooms/vista-stage';
import { vistaStageTerrace } from './rooms/vista-stage-terrace';
import { workshop } from './rooms/workshop';

/** The venues that have a page of their own, in catalog order. The compiler rejects a venue with missing facts. */
export const venues = {
  'skyline-stage': skylineStage,
  'skyline-stage-terrace': skylineStageTerrace,
  'liberty-stage': libertyStage,
  'horizon-stage': horizonStage,
  'nova-stage': novaStage,
  'nova-stage-terrace': novaStageTerrace,
  'vista-stage': vistaStage,
  'vista-stage-terrace': vistaStageTerrace,
  'skyline-horizon-double': skylineHorizonDouble,
  'skyline-liberty-double': skylineLibertyDouble,
  'horizon-liberty-double': horizonLibertyDouble,
  'horizon-skyline-double': horizonSkylineDouble,
  'skyline-liberty-horizon-triple': skylineLibertyHorizonTriple,
  'skyline-studio': skylineStudio,
  'liberty-studio': libertyStudio,
  'horizon-studio': horizonStudio,
  workshop,
  arena,
  'straight-up': straightUp,
  boardroom,
  'directors-circle': directorsCircle,
  'private-office': privateOffice,
  'team-office': teamOffice,
  'corporate-office': corporateOffice,
  'enterprise-office': enterpriseOffice,
  'skyline-floor': skylineFloor,
  'liberty-floor': libertyFloor,
  'horizon-floor': horizonFloor,
  'sky-lounge': skyLounge,
  'sky-terrace': skyTerrace,
} as const satisfies Record<string, RoomVenue | JoinedVenue | Office>;

/** Rooms, settings and combinations without a page of their own. */
const pageless = {
  'skyline-hall': skylineHall,
  'sky-lounge-terrace': skyLoungeTerrace,
  'liberty-atrium': libertyAtrium,
  'liberty-hub': libertyHub,
  'liberty-foyer': libertyFoyer,
  'horizon-rows': horizonRows,
  'horizon-dinner': horizonDinner,
  'horizon-hub': horizonHub,
} as const satisfies Record<string, PagelessRoom | PagelessJoined>;

/** Every room, combination and office with its facts, geometry and texts. */
export const venueCatalog = { ...venues, ...pageless } as const;

type VenueCatalog = typeof venueCatalog;
type IdsOf<Kind> = { [Id in PlaceId]: VenueCatalog[Id] extends { kind: Kind } ? Id : never }[PlaceId];

export type VenueId = keyof typeof venues;
export type PlaceId = keyof VenueCatalog;
export type RoomId = IdsOf<'room'>;
export type JoinedId = IdsOf<'joined'>;
export type OfficeId = IdsOf<'office'>;
/** Rooms and joined rooms: all but the offices. */
export type EventPlaceId = RoomId | JoinedId;
export type HireableId = RoomId | OfficeId;

const placeIds = Object.keys(venueCatalog) as PlaceId[];
const idsOf = (kind: 'room' | 'joined' | 'office') => placeIds.filter((id) => venueCatalog[id].kind === kind);

export const pagelessIds = Object.keys(pageless) as (keyof typeof pageless)[];
export const roomIds = idsOf('room') as RoomId[];
export const joinedIds = idsOf('joined') as JoinedId[];
export const officeIds = idsOf('office') as OfficeId[];

/** The record of a room, without its literal types. Its hall must be in the catalog to compile. */
export const roomOf = (id: RoomId): Room<RoomId> => venueCatalog[id];

/** The record of joined rooms. Its parts must be in the catalog to compile. */
export const joinedOf = (id: JoinedId): Joined<RoomId> => venueCatalog[id];

export const isJoined = (id: PlaceId): id is JoinedId => venueCatalog[id].kind === 'joined';
export const isOffice = (id: PlaceId): id is OfficeId => venueCatalog[id].kind === 'office';

/** The rooms of a place; a single room returns itself. */
export function partsOf(id: EventPlaceId): readonly RoomId[] {
  return isJoined(id) ? venueCatalog[id].parts : [id];
}
