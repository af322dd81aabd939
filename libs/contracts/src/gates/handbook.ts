/** Content of the event planners' handbook, delivered behind its gate; contains no copy of ours here. */
export interface Handbook {
  title: string;
  lead: string;
  film: { title: string; text: string };
  /** Heading of the grid of chapters. */
  next: { title: string; lead: string };
  /** Sections of the front page, below the grid. */
  sections: readonly HandbookSection[];
  chapters: readonly HandbookChapter[];
}

/** A sub-page: `/event-planners/{slug}`. */
export interface HandbookChapter {
  slug: string;
  title: string;
  lead: string;
  /** One line in the grid of chapters. */
  teaser: string;
  /** Id of a public picture. */
  picture: string;
  sections: readonly HandbookSection[];
}

/** A section with an anchor: `#{id}`. */
export interface HandbookSection {
  id: string;
  title: string;
  lead?: string;
  blocks: readonly HandbookBlock[];
}

export type HandbookBlock =
  | { kind: 'text'; paragraphs: readonly string[] }
  | { kind: 'figures'; figures: readonly { value: string; unit?: string; label: string }[] }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'steps'; steps: readonly { title: string; text: string }[] }
  | { kind: 'answers'; answers: readonly HandbookAnswer[] }
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'menus'; menus: readonly HandbookMenu[] }
  | { kind: 'downloads'; downloads: readonly HandbookDownload[] }
  | { kind: 'pictures'; pictures: readonly HandbookPicture[] }
  /** Dates chosen by the visitor, computed in the browser. */
  | { kind: 'dates' }
  | { kind: 'links'; links: readonly { label: string; to: string; note?: string }[] };

/** A question and its answer, with an anchor. */
export interface HandbookAnswer {
  id: string;
  title: string;
  paragraphs: readonly string[];
  link?: { label: string; to: string };
}

/** A menu with a fixed number of items. */
export interface HandbookMenu {
  id: string;
  name: string;
  note?: string;
  items: readonly string[];
}

/** A document that requires the token. */
export interface HandbookDownload {
  /** Name at `GET /api/gates/event-planners/files/{file}`. */
  file: string;
  title: string;
  text: string;
  /** Language of the document. */
  lang: 'en' | 'de';
}

/** A picture that requires the token. */
export interface HandbookPicture {
  file: string;
  alt: string;
  caption: string;
  width: number;
  height: number;
}
