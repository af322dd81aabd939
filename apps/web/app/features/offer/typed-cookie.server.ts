import { siteSettings } from '../../site-settings';
import { acceptFields, type Typed } from './typed';

const name = 'offer';
/** Maximum size of a cookie that all browsers store. */
const longest = 3800;
/** The validity of a code. */
const seconds = 15 * 60;

/**
 * `Set-Cookie` of what was typed before the code was requested: without scripts the page is loaded again, and nothing
 * personal may be in its address. @param path of the offer's page, which alone receives the cookie
 */
export function typedCookie(typed: Typed, path: string): string {
  const kept = Object.fromEntries(acceptFields.flatMap((field) => (typed[field] ? [[field, typed[field]]] : [])));
  const value = Buffer.from(JSON.stringify(kept)).toString('base64url');
  const secure = siteSettings.origin.startsWith('https:') ? '; Secure' : '';
  const rest = `Path=${path}; HttpOnly; SameSite=Strict${secure}`;
  return value.length > longest ? `${name}=; Max-Age=0; ${rest}` : `${name}=${value}; Max-Age=${seconds}; ${rest}`;
}

/** What was typed, by the request's cookie; empty if there is none that can be read. */
export function typedIn({ headers }: Request): Typed {
  const value = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(headers.get('Cookie') ?? '')?.[1];
  if (!value) return {};
  try {
    const read: unknown = JSON.parse(Buffer.from(value, 'base64url').toString());
    if (typeof read !== 'object' || read === null) return {};
    const fields = read as Record<string, unknown>;
    return Object.fromEntries(
      acceptFields.flatMap((field) => {
        const typed = fields[field];
        return typeof typed === 'string' ? [[field, typed]] : [];
      }),
    );
  } catch {
    // A cookie of another program at this address: the fields are empty.
    return {};
  }
}
