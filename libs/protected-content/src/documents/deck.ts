import type { PictureId } from '@mainstage/content/pictures/pictures';
import { brand } from '@mainstage/content/site/brand';
import { coverShape } from '@mainstage/pdf/blocks/cover';
import type { KeyNumber } from '@mainstage/pdf/blocks/figures';
import type { Table } from '@mainstage/pdf/blocks/table';
import type { Feature } from '@mainstage/pdf/blocks/text';
import { createDocument, type PdfDocument } from '@mainstage/pdf/document';
import type { PictureStore } from '@mainstage/pdf/pictures/picture-store';

export interface DeckSection {
  title: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
  features?: readonly Feature[];
  figures?: readonly KeyNumber[];
  rows?: Readonly<Record<string, string>>;
  table?: Table;
}

/** A downloadable document: a title page and chapters that each start on a new page. */
export interface Deck {
  file: string;
  lang: 'en' | 'de';
  eyebrow: string;
  title: string;
  lead: string;
  picture: PictureId;
  figures?: readonly KeyNumber[];
  chapters: readonly { title: string; lead?: string; picture?: PictureId; sections: readonly DeckSection[] }[];
}

/** Date of all documents; they contain no other timestamp. */
const edition = new Date(`${brand.copyrightYear}-01-01T00:00:00Z`);
const wide = { width: 487, height: 200 };

export async function setDeck(deck: Deck, pictures: PictureStore): Promise<Buffer> {
  const document = createDocument({ title: deck.title, subject: deck.lead, lang: deck.lang, date: edition });
  document.cover({
    picture: await pictures.cut(deck.picture, coverShape.portrait),
    eyebrow: deck.eyebrow,
    title: deck.title,
    lead: deck.lead,
    figures: deck.figures,
  });
  for (const [index, chapter] of deck.chapters.entries()) {
    if (index > 0) document.turnPage();
    document.title(chapter.title);
    if (chapter.lead) document.lead(chapter.lead);
    if (chapter.picture) document.pictures([await pictures.cut(chapter.picture, wide)]);
    for (const section of chapter.sections) setSection(document, section);
  }
  return document.end();
}

function setSection(
  document: PdfDocument,
  { title, paragraphs = [], list, features, figures, rows, table }: DeckSection,
): void {
  document.section(title);
  for (const paragraph of paragraphs) document.paragraph(paragraph);
  if (figures) document.figures(figures);
  if (list) document.list(list);
  if (features) document.features(features);
  if (rows) document.rows(rows);
  if (table) document.table(table);
}
