import type { Language } from '@mainstage/contracts/language';
import type { Terms } from '@mainstage/contracts/offers/terms';
import { documentTexts } from '@mainstage/offers/texts/document-texts';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import type { PdfDocument } from '@mainstage/pdf/document';

/** The full text of the terms: headings, paragraphs and lists of Markdown; emphasis is printed as plain text. */
export function setTerms(
  document: PdfDocument,
  { version, text, sample }: Terms,
  language: Language,
  print: (text: string) => string,
): void {
  document.turnPage();
  document.title(documentTexts[language].termsHeading(version));
  if (sample) document.lead(pageTexts[language].terms.sample);
  for (const block of blocksOf(text[language])) {
    const [, level, heading] = /^(#+)\s+(.*)$/s.exec(block) ?? [];
    if (heading !== undefined && level === '#') continue;
    if (heading !== undefined) document.subsection(print(heading));
    else if (/^[-*] /.test(block))
      document.list(block.split(/\n(?=[-*] )/).map((entry) => print(plain(entry.slice(2)))));
    else document.paragraph(print(plain(block)));
  }
}

const blocksOf = (markdown: string): string[] =>
  markdown
    .replace(/\r\n?/g, '\n')
    // A heading is a block of its own, without an empty line below it.
    .replace(/^(#+ .*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);

const plain = (text: string): string =>
  text
    .replace(/\n/g, ' ')
    .replace(/\*\*|__/g, '')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)');
