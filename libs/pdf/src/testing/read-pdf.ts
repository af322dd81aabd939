import { PDFParse } from 'pdf-parse';

export interface ReadPdf {
  pages: number;
  /** Selectable text; line breaks are spaces except after a hyphen. */
  text: string;
  /** Bookmarks with their children. */
  bookmarks: { title: string; below: string[] }[];
  title: string;
  author: string;
  lang: string;
  tagged: boolean;
  fonts: string[];
}

export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  // The reader transfers the buffer.
  const parser = new PDFParse({ data: Uint8Array.from(file) });
  try {
    const info = await parser.getInfo();
    const { text } = await parser.getText();
    const names = Buffer.from(file).toString('latin1');
    return {
      pages: info.total,
      text: text.replace(/-\s*\n/g, '-').replace(/\s+/g, ' '),
      bookmarks: (info.outline ?? []).map(({ title, items }) => ({
        title,
        below: items.map((item: { title: string }) => item.title),
      })),
      title: String(info.info?.Title),
      author: String(info.info?.Author),
      lang: /\/Lang \((?:\\376\\377|þÿ)?([^)]*)\)/.exec(names)?.[1]?.replaceAll('\0', '') ?? '',
      tagged: /\/MarkInfo \d+ 0 R/.test(names) && /\/StructTreeRoot \d+ 0 R/.test(names),
      fonts: [...new Set([...names.matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g)].map(([, name]) => name!))].sort(),
    };
  } finally {
    await parser.destroy();
  }
}
