import type { FloorNumber, OfficeFacts, PriceFact, RoomFacts } from './facts';
import type { PlaceId } from './ids';
import type { Layout } from './layouts';

/** Shown above a venue's name. */
export type Category = 'STAGES' | 'STUDIOS' | 'SPACES' | 'SPATIAL';

/** A way that a place is set up. Its number stands beside its words and is never read out of them. */
export interface SetUp {
  /** What a planner would call it; nothing for a mixture of several. */
  layout: Layout | null;
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
}

/**
 * Rooms hired as one have no numbers of their own: they take what their parts take in that layout, or fewer where the
 * set-up is made for fewer.
 */
export interface JoinedSetUp extends SetUp {
  atMost?: number;
}

/** A row of the technical specifications: a fact of the place, the area of another place, or words of its own. */
export type SpecificationRow =
  | FactName
  | { fact: FactName; note: string }
  | { label: string; areas: readonly { of: PlaceId; note?: string }[] }
  | { label: string; text: string };
export type FactName = 'area' | 'guests' | 'led' | 'level';

/** What a venue's page says. Pictures are names; the site checks them against what it has. */
export interface VenueWords {
  name: string;
  category: Category;
  subtitle: string;
  description: string;
  heroImage: string;
  /** A path of this site plays in a native player, an address elsewhere in an embedded one. */
  videoUrl?: string;
  /** In the order shown. */
  specifications: readonly SpecificationRow[];
  features: readonly { title: string; description: string }[];
  /** Further views; the hero and the set-ups' own pictures are not among them. */
  galleryImages: readonly string[];
}

/** What every venue with a page has. */
interface Venue {
  price: PriceFact;
  words: VenueWords;
}

/** A room that stands in the house, or a setting of a hall that is hired by itself. */
export interface Room {
  kind: 'room';
  floor: FloorNumber;
  /** A part or another setting of that room: it adds no area to it. */
  within?: PlaceId;
  facts: RoomFacts;
  layouts: readonly RoomSetUp[];
  /** What texts and plans name of it besides; the unit is part of the name. */
  measures?: Readonly<Record<string, number>>;
  /** Layouts that it can be set up in, where furniture or weather rule the others out. */
  only?: readonly Layout[];
}
export interface RoomVenue extends Room, Venue {}
export interface PagelessRoom extends Room {
  words: { name: string };
}

/** Rooms that are hired as one. The first is where the evening begins. */
export interface Joined {
  kind: 'joined';
  parts: readonly PlaceId[];
  layouts: readonly JoinedSetUp[];
}
export interface JoinedVenue extends Joined, Venue {}
export interface PagelessJoined extends Joined {
  words: { name: string };
}

export interface Office extends Venue {
  kind: 'office';
  floor: FloorNumber;
  facts: OfficeFacts;
  measures?: Readonly<Record<string, number>>;
  layouts: readonly RoomSetUp[];
}
