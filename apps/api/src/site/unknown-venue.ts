import { unknownVenue } from '@mainstage/content/venues/venue-of';

/** Where the page that is built for all unknown venues names its own. */
const places =
  /(<title>|<meta (?:property|name)="(?:og|twitter):title" content="|<h1\b[^>]*>|<span aria-current="page">)Unknown\b/g;
const letters: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The page of an unknown venue under the name that its address gives it, as the browser will write it. */
export function withName(text: string, path: string): string {
  const { name } = unknownVenue(idIn(path));
  const safe = name.replace(/[&<>"]/g, (letter) => letters[letter] ?? '');
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
