/** The layouts that a planner can ask for. */
export const layouts = {
  theatre: { label: 'Theatre', set: 'in rows' },
  classroom: { label: 'Classroom', set: 'at desks' },
  banquet: { label: 'Banquet', set: 'at round tables' },
  boardroom: { label: 'Boardroom', set: 'around one table' },
  cabaret: { label: 'Cabaret', set: 'at open tables' },
  standing: { label: 'Standing', set: 'standing' },
} as const satisfies Record<string, { label: string; set: string }>;

export type Layout = keyof typeof layouts;

export const layoutNames = Object.keys(layouts) as readonly Layout[];

/** Which layout the seating configurations of the venues' own pages are. A mixture of several is none of them. */
export const layoutOfSeating: Readonly<Record<string, Layout>> = {
  Theatre: 'theatre',
  Rows: 'theatre',
  'Town hall': 'theatre',
  'Daylight plenary': 'theatre',
  'Full circle': 'theatre',
  Masterclass: 'theatre',
  'Fireside talk': 'theatre',
  'Talk with audience': 'theatre',
  'Show with audience': 'theatre',
  'Programme and reception': 'theatre',
  Congress: 'theatre',
  'House conference': 'theatre',
  Classroom: 'classroom',
  Conference: 'classroom',
  'Conference day': 'classroom',
  'Training day': 'classroom',
  'Two tracks': 'classroom',
  Banquet: 'banquet',
  Gala: 'banquet',
  Dinner: 'banquet',
  'Dinner with a view': 'banquet',
  'Summer dinner': 'banquet',
  'Anniversary dinner': 'banquet',
  'Awards night': 'banquet',
  Board: 'boardroom',
  'Round table': 'boardroom',
  Horseshoe: 'boardroom',
  Negotiation: 'boardroom',
  Islands: 'cabaret',
  Reception: 'standing',
  Barbecue: 'standing',
  Salon: 'standing',
  'Stand-up': 'standing',
  'Standing premiere': 'standing',
  'Garden party': 'standing',
  'Launch and party': 'standing',
};

/**
 * Rooms that are not set up in every layout: the board table, the wooden rings and the high tables stay; nobody sits in
 * rows or at a desk under the open sky, or among the lounge's sofas.
 */
export const onlyLayouts = {
  boardroom: ['boardroom'],
  arena: ['theatre'],
  'straight-up': ['standing'],
  'sky-lounge': ['theatre', 'banquet', 'cabaret', 'standing'],
  'sky-terrace': ['banquet', 'cabaret', 'standing'],
} as const satisfies Record<string, readonly Layout[]>;
