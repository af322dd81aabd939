import { parseForm } from '@mainstage/contracts/validate';
import { Source } from '@mainstage/leads/source/form';
import { visitSourceKey } from './note-visit-source';

/** What was noted; nothing where it cannot be read. */
export function visitSource(): Source | undefined {
  try {
    const { value } = parseForm(Source, JSON.parse(sessionStorage.getItem(visitSourceKey) ?? 'null'));
    return value;
  } catch {
    return undefined;
  }
}
