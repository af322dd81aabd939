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
