/** The layouts that planners can request. */
export const layouts = {
  theatre: { label: 'Theatre', german: 'Reihenbestuhlung', set: 'in rows' },
  classroom: { label: 'Classroom', german: 'Parlamentarisch', set: 'at desks' },
  banquet: { label: 'Banquet', german: 'Bankett', set: 'at round tables' },
  boardroom: { label: 'Boardroom', german: 'Konferenztisch', set: 'around one table' },
  cabaret: { label: 'Cabaret', german: 'Kabarett', set: 'at open tables' },
  standing: { label: 'Standing', german: 'Stehempfang', set: 'standing' },
} as const satisfies Record<string, { label: string; german: string; set: string }>;

export type Layout = keyof typeof layouts;

export const layoutNames = Object.keys(layouts) as readonly Layout[];
