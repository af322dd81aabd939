import fc from 'fast-check';
import { VisitorText } from './visitor-text';

const shown = (text: string) => new VisitorText(text).lines.join('\n');
const read = (text: string) => shown(text).replaceAll(/\[([.:@\u3002\uFF0E\uFF61\uFF20]|\\\\)\]/gu, '$1');

describe('text that a visitor typed', () => {
  it.each([
    'https://evil.example/path?q=1#x',
    'HTTP://EVIL.EXAMPLE',
    'www.evil.example',
    'evil.com',
    'EVIL.Com',
    'evil.am',
    'evil.kg',
    'evil。com',
    'evil.co.uk/path',
    'müller.de,',
    '(evil.рф)',
    'evil.xn--p1ai',
    'user@evil.example',
    'mailto:user@evil.example',
    'tel:+49305550100',
    'javascript:alert(1)',
    'ftp://10.0.0.1/x',
    '\\\\server\\share',
    '(see https://evil.example)',
    'a.b.c.d.evil.com:8080',
  ])('text of a visitor holds no link: %s', (text) => {
    expect(shown(text)).not.toMatch(/[a-z]+:(\/\/|[a-z+])|www\.|\w[.。]\w|\w@\w|\\\\\w/i);
    expect(read(text)).toBe(text);
  });

  it.each(['+49 69 90009-121', '069/90009121', '(069) 900 09 121', '24.12.2026', '10:30', 'S. 5', '1.250,50 EUR'])(
    'text of a visitor leaves numbers and dates to be read, copied and searched: %s',
    (text) => {
      expect(shown(text)).toBe(text);
    },
  );

  it.each([
    ...[
      'GmbH & Co.KG',
      'Müller GmbH&Co.KG',
      'St.John',
      '15.Dezember',
      '15.Mai',
      '4.OG',
      'z.B.',
      'z.B. abends',
      'i.d.R.',
      'e.V.',
    ],
    ...[
      'Dr.Müller',
      'Prof.Dr.Weiß',
      'Nr.12',
      'inkl.MwSt',
      'Frankfurt a.M.',
      'u.a.',
      'o.ä.',
      'S.5',
      'ca.20',
      '18.30Uhr',
      'evil.example',
    ],
  ])('text of a visitor leaves ordinary German writing alone: %s', (text) => {
    expect(shown(text)).toBe(text);
  });

  it('text of a visitor breaks nothing of a sentence but the address in it', () => {
    expect(shown('St.John,evil.com und 4.OG')).toBe('St.John,evil[.]com und 4.OG');
  });

  it.each(['booking.com', 'Müller.de GmbH & Co.KG', 'St.John', 'J.R.R. Tolkien'])(
    'text of a visitor leaves names alone: %s',
    (name) => {
      expect(new VisitorText(name, 'name').lines).toEqual([name]);
    },
  );

  it('text of a visitor breaks a whole address in a name', () => {
    expect(new VisitorText('Win at https://evil.com', 'name').lines).toEqual(['Win at https[:]//evil[.]com']);
    expect(new VisitorText('www.evil.com', 'name').lines).toEqual(['www[.]evil[.]com']);
  });

  it('text of a visitor leaves ordinary sentences alone', () => {
    const text = 'Hello, we are 180 guests (and/or 200). Is Friday 18.07. fine, i.e. 10:30? Budget: 250.000 EUR, 2026!';
    expect(shown(text)).toBe(text);
  });

  it('text of a visitor finds links through characters without width that are typed along', () => {
    expect(shown('ht\u200Btps://ev\u2060il.exa\u00ADmple')).toBe('https[:]//evil[.]example');
  });

  it('text of a visitor isolates right-to-left text and drops what would reach beyond it', () => {
    const text = new VisitorText('\u202Eabc\u202C שלום \u2069x\u2066');
    expect(text.lines).toEqual(['abc שלום x']);
    expect(text.isolatedLines()).toEqual(['\u2068abc שלום x\u2069']);
  });

  it('text of a visitor splits at every kind of line end, and keeps emoji and umlauts', () => {
    expect(new VisitorText('ä\r\nö\n👩‍👩‍👧\rü\u2028x\u2029y\u0085z').lines).toEqual(['ä', 'ö', '👩‍👩‍👧', 'ü', 'x', 'y', 'z']);
  });

  it('text of a visitor drops nothing else, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const text = typed.replaceAll('[', '(');
        const kept = text.replace(
          /[\u202A-\u202E\u2066-\u2069\u00AD\u200B\u2060\uFEFF]|[^\P{Cc}\t\n\r\v\f\u0085]/gu,
          '',
        );
        expect(read(text)).toBe(kept.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n'));
      }),
    );
  });

  it('text of a visitor takes no noticeable time over a long text made to be slow', () => {
    const start = performance.now();
    for (const text of ['1 '.repeat(2_500), '1'.repeat(5_000), `1${' '.repeat(4_999)}`, '.'.repeat(5_000)]) shown(text);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
