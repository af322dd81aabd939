/** The event planners' handbook as it travels behind its gate: data that any page can show, and no copy of ours here. */
export interface Handbook {
  title: string;
  lead: string;
  film: { title: string; text: string };
  /** Over the grid that leads into the chapters. */
  next: { title: string; lead: string };
  /** The front page's own sections, under the grid. */
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
  /** Id of a picture that is public anyway. */
  picture: string;
  sections: readonly HandbookSection[];
}

/** A part of a page that an address can point at: `#{id}`. */
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
  /** The visitor's own dates, reckoned in the browser. */
  | { kind: 'dates' }
  | { kind: 'links'; links: readonly { label: string; to: string; note?: string }[] };

/** A question and its answer, with an address of its own. */
export interface HandbookAnswer {
  id: string;
  title: string;
  paragraphs: readonly string[];
  link?: { label: string; to: string };
}

/** What is served, in a fixed number of items. */
export interface HandbookMenu {
  id: string;
  name: string;
  note?: string;
  items: readonly string[];
}

/** A document that is given out with the token. */
export interface HandbookDownload {
  /** Name at `GET /api/gates/event-planners/files/{file}`. */
  file: string;
  title: string;
  text: string;
  /** Language of the document. */
  lang: 'en' | 'de';
}

/** A picture that is given out with the token. */
export interface HandbookPicture {
  file: string;
  alt: string;
  caption: string;
  width: number;
  height: number;
}
