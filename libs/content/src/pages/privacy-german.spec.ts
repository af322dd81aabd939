import type { TextSection } from '../legal/text';
import { privacy } from './privacy';
import { privacyGerman } from './privacy-german';

/** The structure of a section independent of its text: paragraphs, lines, rows, and placeholders. */
const shapeOf = ({ text, lines = [], rows = [] }: TextSection) => ({
  lines: lines.length,
  rows: rows.length,
  open: [...JSON.stringify([text, rows]).matchAll(/"open":"(\w+)"/g)].map(([, id]) => id),
  articles: [...JSON.stringify([text, rows]).matchAll(/Art\. \d+/g)].map(([article]) => article),
  numbers: [...JSON.stringify([text, rows]).matchAll(/\b\d+\b/g)].map(([number]) => number),
});

describe('the privacy policy', () => {
  it('says the same in German and English, section by section', () => {
    const shapes = (sections: readonly TextSection[]) => sections.map(shapeOf);
    expect(shapes(privacyGerman.copy.sections)).toEqual(shapes(privacy.copy.sections));
  });
});
