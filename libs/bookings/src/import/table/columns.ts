/** The columns, in any order, by their English or German names. */
export const columns = {
  id: ['id', 'nr', 'nummer'],
  venue: ['venue', 'room', 'raum', 'ort', 'location', 'space', 'saal', 'fläche'],
  day: ['day', 'date', 'datum', 'tag'],
  part: ['part', 'tageszeit'],
  from: ['from', 'von', 'start', 'beginn'],
  to: ['to', 'bis', 'end', 'ende'],
  state: ['state', 'status'],
  client: ['client', 'kunde', 'name', 'title', 'titel', 'holder'],
  email: ['email', 'e-mail', 'mail'],
  guests: ['guests', 'gäste', 'personen', 'gästezahl'],
  layout: ['layout', 'bestuhlung'],
  until: ['until', 'frist', 'option bis'],
} as const;

export type Column = keyof typeof columns;

export const columnNames = Object.keys(columns) as Column[];

export function columnsOf(head: readonly string[]): Map<Column, number> {
  const names = head.map((name) => name.trim().toLowerCase());
  const found = new Map<Column, number>();
  for (const column of columnNames)
    for (const name of columns[column]) {
      const at = names.indexOf(name);
      if (at !== -1 && !found.has(column)) found.set(column, at);
    }
  return found;
}

/** Accepted values of a status column. */
export const states: Readonly<Record<string, 'requested' | 'option' | 'definite'>> = {
  '': 'definite',
  definite: 'definite',
  confirmed: 'definite',
  fest: 'definite',
  bestätigt: 'definite',
  option: 'option',
  optional: 'option',
  optioniert: 'option',
  tentative: 'option',
  requested: 'requested',
  anfrage: 'requested',
  angefragt: 'requested',
};

export const cancelledStates: readonly string[] = ['cancelled', 'canceled', 'storniert', 'abgesagt'];
