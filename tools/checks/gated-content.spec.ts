import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canariesOf, leaksIn } from './gated-content.check.mjs';

const text = 'Ausländische Bühnenbauer “bring” 12 of their own technicians, tools & materials’ lists along';
const phrases = canariesOf({ title: 'Short', text });

const escaped = text.replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mainstage-gated-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('gated content', () => {
  it('is looked for by its long runs of letters between numbers', () =>
    expect(phrases).toEqual(['oftheirowntechnicianstoolsmaterialslistsalong']));

  it.each([
    ['chunk.js', `const a=${JSON.stringify(escaped)};`],
    ['chunk.js.map', JSON.stringify({ sourcesContent: [`export const a = ${JSON.stringify(text)}`] })],
    ['index.html', `<p>${text.replace(/&/g, '&amp;').replace(/[’“”]/g, (c) => `&#${c.charCodeAt(0)};`)}</p>`],
  ])('is found in %s', (file, written) => {
    writeFileSync(join(folder, 'assets', file), written);
    expect(leaksIn(folder, phrases, [])).toEqual([expect.stringContaining(file)]);
  });

  it('is found as a file under another name', () => {
    writeFileSync(join(folder, 'paper.pdf'), 'a gated paper');
    writeFileSync(join(folder, 'assets', 'renamed.bin'), 'a gated paper');
    expect(leaksIn(join(folder, 'assets'), [], [join(folder, 'paper.pdf')])).toHaveLength(1);
  });

  it('is not found in other texts', () => {
    writeFileSync(join(folder, 'assets', 'chunk.js'), 'const a="technicians and tools"');
    expect(leaksIn(folder, phrases, [])).toEqual([]);
  });
});
