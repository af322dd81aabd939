import { brand } from '@mainstage/content/site/brand';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { coverShape } from './blocks/cover';
import { createDocument, type DocumentMeta } from './document';
import { PictureStore } from './pictures/picture-store';
import { readPdf } from './testing/read-pdf';

const pictures = new PictureStore(fileURLToPath(new URL('../../../apps/web/public/pictures', import.meta.url)));
const meta: DocumentMeta = {
  title: 'Hallenplan für Gäste',
  subject: 'A document to read back',
  lang: 'de',
  date: new Date('2025-01-01T00:00:00Z'),
};

async function sample(orientation: 'portrait' | 'landscape' = 'portrait') {
  const document = createDocument({ ...meta, orientation });
  document.cover({
    picture: await pictures.cut('hall-audience', coverShape[orientation]),
    eyebrow: 'Broschüre',
    title: 'Große Bühne',
    figures: [{ value: '1,000 sqm', label: 'floor area' }],
  });
  document.title('Der Raum');
  document.section('Was er ist');
  document.lead('Übergänge, größer und schöner.');
  document.paragraph('A flat, silent floor.');
  document.list(['One thing', 'Another thing']);
  document.section('Zahlen');
  document.rows({ 'LED wall': '90 sqm, curved' });
  document.features([{ title: 'Light already hung', description: 'Rehearsal starts at hour one.' }]);
  document.title('Bestuhlung');
  document.section('Reihen');
  document.table({
    head: ['Layout', 'Guests'],
    rows: Array.from({ length: 60 }, (_, row) => [`Theatre ${row}`, String(199 - row)]),
    numbers: [1],
  });
  document.pictures([await pictures.cut('hall-gala', { width: 240, height: 150 })]);
  document.drawing({
    width: 40,
    height: 20,
    alt: 'A plan of the hall',
    shapes: [
      { kind: 'path', d: 'M1 1H39V19H1Z', stroke: '#0A0A0F', width: 0.3 },
      { kind: 'text', text: 'Skyline 40 m', x: 20, y: 10, size: 1.2, colour: '#0A0A0F', anchor: 'middle' },
    ],
  });
  document.link(brand.salesEmail, `mailto:${brand.salesEmail}`);
  document.link('+49 30 5550100', 'tel:+49305550100');
  return document.end();
}

describe('a PDF document', () => {
  it('writes the text of a link including its spaces', async () => {
    const bytes = (await sample()).toString('latin1');
    expect(bytes).toContain('/Contents (+49 30 5550100)');
    expect(bytes).not.toMatch(/\/Contents \/\S/);
  });

  it('declares PDF/UA, the scope of table headers and its links', async () => {
    const bytes = (await sample()).toString('latin1');
    expect(bytes).toContain('<pdfuaid:part>1</pdfuaid:part>');
    // An incomplete list of letters violates the standard (ISO 14289-1, 7.21.4.2).
    expect(bytes).not.toContain('/CIDSet');
    const scopes = [...bytes.matchAll(/\/S \/TH\n[^>]*?\/Scope \/(\w+)/g)].map(([, scope]) => scope);
    expect(scopes).toHaveLength([...bytes.matchAll(/\/S \/TH\n/g)].length);
    expect(new Set(scopes)).toEqual(new Set(['Row', 'Column']));
    expect([...bytes.matchAll(/\/Type \/OBJR/g)]).toHaveLength(2);
  });

  it('separates a key number from its label', async () => {
    const bytes = (await sample()).toString('latin1');
    // Eyebrow, title, figure and its label on the title page; lead, paragraph and a feature's words inside.
    expect([...bytes.matchAll(/\/S \/P\n/g)]).toHaveLength(7);
  });

  it('can be read back with text, bookmarks, title and language', async () => {
    const read = await readPdf(await sample());

    expect(read).toMatchObject({ title: meta.title, lang: 'de-DE', tagged: true, author: brand.name });
    expect(read.bookmarks).toEqual([
      { title: meta.title, below: [] },
      { title: 'Der Raum', below: ['Was er ist', 'Zahlen'] },
      { title: 'Bestuhlung', below: ['Reihen'] },
    ]);
    for (const words of [
      'Große Bühne',
      '1,000 sqm',
      'Übergänge, größer und schöner.',
      'Another thing',
      '90 sqm, curved',
      'Light already hung',
      'Theatre 59',
      'Skyline 40 m',
      brand.salesEmail,
    ])
      expect(read.text).toContain(words);
  });

  it('numbers every sheet but the title page', async () => {
    const { pages, text } = await readPdf(await sample());
    expect(pages).toBeGreaterThan(3);
    expect(text).toContain(`${pages} / ${pages}`);
    expect(text).not.toContain(`1 / ${pages}`);
  });

  it('embeds only the site typefaces, each weight separately', async () => {
    expect((await readPdf(await sample())).fonts).toEqual([
      'BricolageGrotesque-Bold',
      'InstrumentSans-Regular',
      'InstrumentSans-SemiBold',
    ]);
  });

  it('is small and byte-identical each time', async () => {
    const first = await sample();
    expect(first.equals(await sample())).toBe(true);
    expect(first.length).toBeLessThan(400_000);
  });

  it('can be in landscape', async () => {
    const { bookmarks, text } = await readPdf(await sample('landscape'));
    expect(bookmarks).toHaveLength(3);
    expect(text).toContain('Große Bühne');
  });

  it('rejects a character that the typeface lacks', () => {
    const document = createDocument(meta);
    expect(() => document.paragraph('From A ⇨ B')).toThrow('⇨');
  });
});

describe('a PDF picture', () => {
  it('is cropped to its shape and encoded once', async () => {
    const shape = { width: 300, height: 100 };
    const picture = await pictures.cut('hall-gala', shape);
    expect(await pictures.cut('hall-gala', shape)).toBe(picture);
    expect(picture.alt).not.toBe('');
    const { width = 0, height = 0, format } = await sharp(picture.jpeg).metadata();
    expect(format).toBe('jpeg');
    expect(width / height).toBeCloseTo(3, 1);
  });
});
