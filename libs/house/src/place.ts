import type { FloorNumber, OfficeFacts, PriceFact, RoomFacts } from './facts';
import type { Layout } from './layouts';
import type { RoomPlan, SetPlan, Setting } from './plan/space';

/*
 * Records name other places by id. The ids come from the register of these very records, so here they are any string;
 * the register (house.ts) asks that each is one of its own.
 */

/** Shown above a venue's name. */
export type Category = 'STAGES' | 'STUDIOS' | 'SPACES' | 'SPATIAL';

/** How a plan draws guests: in a planner's layouts, or in a way that no planner asks for by name. */
export type DrawnAs = Layout | 'desks' | 'stools' | 'benches';

/** A way that a place is set up. Its number stands beside its words and is never read out of them. */
export interface SetUp {
  /** What a planner would call it; nothing for a mixture of several. */
  layout: Layout | null;
  /** What the plan shows where that is not the layout: of a mixture, the part that has seats. Otherwise the venue's first layout. */
  drawn?: DrawnAs;
  /** What our page calls it. */
  caption: string;
  description: string;
  /** Name of its picture. */
  image: string;
}

/** A room or an office says how many it takes. */
export interface RoomSetUp extends SetUp {
  guests: number;
  /** Who they are, where they are not guests. */
  unit?: 'people' | 'crew';
  /** More can be seated than named. */
  open?: boolean;
  /** Where furniture stands otherwise than the room's plan says. */
  setting?: Partial<Setting>;
}

/**
 * Rooms hired as one have no numbers of their own: they take what their parts take in that layout, or fewer where the
 * set-up is made for fewer.
 */
export interface JoinedSetUp extends SetUp {
  atMost?: number;
}

/** A row of the technical specifications: a fact of the place, the area of another place, or words of its own. */
export type SpecificationRow<Id = string> =
  | FactName
  | { fact: FactName; note: string }
  | { label: string; areas: readonly { of: Id; note?: string }[] }
  | { label: string; text: string };
export type FactName = 'area' | 'guests' | 'led' | 'level';

/** What a venue's page says. Pictures are names; the site checks them against what it has. */
export interface VenueWords<Id = string> {
  name: string;
  category: Category;
  subtitle: string;
  description: string;
  heroImage: string;
  /** A path of this site plays in a native player, an address elsewhere in an embedded one. */
  videoUrl?: string;
  /** In the order shown. */
  specifications: readonly SpecificationRow<Id>[];
  features: readonly { title: string; description: string }[];
  /** Further views; the hero and the set-ups' own pictures are not among them. */
  galleryImages: readonly string[];
}

/** What every venue with a page has. */
interface Venue<Id = string> {
  price: PriceFact<Id>;
  words: VenueWords<Id>;
}

/** A room that stands in the house, or a setting of a hall that is hired by itself. */
export interface Room<Id = string> {
  kind: 'room';
  floor: FloorNumber;
  /** A part or another setting of that room: it adds no area to it. */
  within?: Id;
  /** For before and after: a lobby, a bar, a deck. Guests can be seated there, but it is not what it is for. */
  reception?: true;
  facts: RoomFacts;
  plan: RoomPlan;
  layouts: readonly RoomSetUp[];
  /** What texts and plans name of it besides; the unit is part of the name. */
  measures?: Readonly<Record<string, number>>;
  /** Layouts that it can be set up in, where furniture or weather rule the others out. */
  only?: readonly Layout[];
}
export interface RoomVenue<Id = string> extends Room<Id>, Venue<Id> {
  plan: SetPlan;
}
export interface PagelessRoom<Id = string> extends Room<Id> {
  words: { name: string };
}

/** Rooms that are hired as one. The first is where the evening begins. */
export interface Joined<Id = string> {
  kind: 'joined';
  parts: readonly Id[];
  layouts: readonly JoinedSetUp[];
}
export interface JoinedVenue<Id = string> extends Joined<Id>, Venue<Id> {}
export interface PagelessJoined<Id = string> extends Joined<Id> {
  words: { name: string };
}

export interface Office<Id = string> extends Venue<Id> {
  kind: 'office';
  floor: FloorNumber;
  facts: OfficeFacts;
  plan: SetPlan;
  measures?: Readonly<Record<string, number>>;
  layouts: readonly RoomSetUp[];
}
