import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@mainstage/contracts/language';
import type { Terms } from '@mainstage/contracts/offers/terms';
import { sampleName } from './price-list';
import { sampleTerms } from './sample-terms';

const fileName = /^(?<version>[\w.-]+)\.(?<language>en|de)\.md$/;

/**
 * Reads the folder of TERMS, which holds `<version>.<language>.md` for each version and language (rule offer.terms);
 * `sample` are the terms of the demo.
 * @returns all versions by name, the one of new offers last
 * @throws Error if the folder has no terms, another file, or a version without a language or text
 */
export function termsFolder(path: string): Terms[] {
  if (path === sampleName) return [sampleTerms];
  const texts = new Map<string, Partial<Record<Language, string>>>();
  const faults: string[] = [];
  for (const name of filesOf(path)) {
    const { version, language } = fileName.exec(name)?.groups ?? {};
    if (!version || !language) faults.push(`${name} is not named like 2027-01.en.md`);
    else texts.set(version, { ...texts.get(version), [language]: readFileSync(join(path, name), 'utf8').trim() });
  }
  for (const [version, text] of texts)
    for (const language of languages) if (!text[language]) faults.push(`${version}.${language}.md is missing or empty`);
  if (texts.size === 0) faults.push('the folder has no terms');
  if (faults.length > 0) throw new Error(`must name a folder with correct terms (${faults.join('; ')})`);
  return [...texts]
    .map(([version, text]) => ({ version, text: text as Terms['text'], sample: false }))
    .sort((one, other) => (one.version < other.version ? -1 : 1));
}

/** Names of visible files: Kubernetes mounts a folder with hidden links. */
function filesOf(path: string): string[] {
  try {
    return readdirSync(path).filter((name) => !name.startsWith('.'));
  } catch {
    throw new Error('must name a readable folder with terms such as 2027-01.en.md');
  }
}
