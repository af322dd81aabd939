import { unknownVenue } from '@mainstage/content/shared-pages/unknown-venue';
import { escapeHtml } from '@mainstage/nest/pages/escape-html';

/** Where the page that is built for all unknown venues names its own. */
const places =
  /(<title>|<meta (?:property|name)="(?:og|twitter):title" content="|<h1\b[^>]*>|<span aria-current="page">)Unknown\b/g;

/** The page of an unknown venue under the name that its address gives it, as the browser will write it. */
export function withName(text: string, path: string): string {
  const { name } = unknownVenue(idIn(path));
  const safe = escapeHtml(name);
  return text.replace(places, (_, before: string) => before + safe);
}

function idIn(path: string): string {
  const id = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
