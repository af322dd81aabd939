import type { FloorNumber, OfficeFacts, PriceFact, RoomFacts } from './facts';
import type { Layout } from './layouts';
import type { RoomPlan, SetPlan, Setting } from './plan/space';

/*
 * Records name other places by id. The ids derive from the catalog of these records, so they are plain strings here;
 * the catalog (catalog.ts) checks that each id exists.
 */

/** Shown above a venue's name. */
export type Category = 'STAGES' | 'STUDIOS' | 'SPACES' | 'SPATIAL';

/** How a plan draws guests: in a bookable layout, or in an arrangement that cannot be booked by name. */
export type DrawnAs = Layout | 'desks' | 'stools' | 'benches';

/** A set-up of a place. Its guest number is a field and is never parsed from the text. */
export interface SetUp {
  /** Bookable layout; unset for a mixture of several. */
  layout: Layout | null;
  /** Layout that the plan draws if it differs: for a mixture, the part with seats. Default: the venue's first layout. */
  drawn?: DrawnAs;
  /** Name on the venue's page. */
  caption: string;
  description: string;
  /** Name of its picture. */
  image: string;
}

/** Set-up of a room or an office, with its own guest number. */
export interface RoomSetUp extends SetUp {
  guests: number;
  /** Unit if it is not guests. */
  unit?: 'people' | 'crew';
  /** Whether more people than stated can be seated. */
  open?: boolean;
  /** Furniture that differs from the room's plan. */
  setting?: Partial<Setting>;
}

/**
 * Joined rooms have no numbers of their own: they take what their parts take in that layout, or fewer if the set-up is
 * for fewer.
 */
export interface JoinedSetUp extends SetUp {
  atMost?: number;
}

/** A row of the technical specifications: a fact of the place, the area of another place, or a text. */
export type SpecificationRow<Id = string> =
  | FactName
  | { fact: FactName; note: string }
  | { label: string; areas: readonly { of: Id; note?: string }[] }
  | { label: string; text: string };
export type FactName = 'area' | 'guests' | 'led' | 'level';

/** Texts of a venue's page. Pictures are names, which the site checks against its manifest. */
export interface VenueWords<Id = string> {
  name: string;
  category: Category;
  subtitle: string;
  description: string;
  heroImage: string;
  /** A path on this site plays in a native player, an external URL in an embedded one. */
  videoUrl?: string;
  /** In the order shown. */
  specifications: readonly SpecificationRow<Id>[];
  features: readonly { title: string; description: string }[];
  /** Further views; the hero and the set-ups' own pictures are not among them. */
  galleryImages: readonly string[];
}

interface Venue<Id = string> {
  price: PriceFact<Id>;
  words: VenueWords<Id>;
}

/** A room as built, or a setting of a hall that can be hired separately. */
export interface Room<Id = string> {
  kind: 'room';
  floor: FloorNumber;
  /** The room that this is a part or setting of; it adds no area. */
  within?: Id;
  /** For before and after an event: a lobby, a bar, a deck. Guests can be seated there, but it is not its purpose. */
  reception?: true;
  facts: RoomFacts;
  plan: RoomPlan;
  layouts: readonly RoomSetUp[];
  /** Further numbers that texts and plans use; the unit is part of the name. */
  measures?: Readonly<Record<string, number>>;
  /** Possible layouts, if furniture or weather exclude the others. */
  only?: readonly Layout[];
}
export interface RoomVenue<Id = string> extends Room<Id>, Venue<Id> {
  plan: SetPlan;
}
export interface PagelessRoom<Id = string> extends Room<Id> {
  words: { name: string };
}

/** Joined rooms; the first is the main room. */
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
