import { declaredFields } from '@mainstage/contracts/field';
import { noJsFormFields } from '@mainstage/contracts/headers';
import { parseForm } from '@mainstage/contracts/validate';
import { type FormName, forms } from '@mainstage/leads/forms';
import { Source } from '@mainstage/leads/source/form';
import type { Request } from 'express';
import { chosenAt } from './chosen';

const longest = 2000;

/**
 * The address, below the site's own, of the page whose form this is: as our answer wrote it into the form that it asked for
 * once more, else as the browser names it. Empty where neither does.
 */
export function pageAddressOf(request: Request): string {
  const written = (request.body as Record<string, unknown>)[noJsFormFields.page];
  if (typeof written === 'string') return written.startsWith('/') ? written.slice(0, longest) : '';
  const referrer = request.get('Referer') ?? '';
  if (!URL.canParse(referrer)) return '';
  const { host, pathname, search } = new URL(referrer);
  return host === request.get('Host') ? (pathname + search).slice(0, longest) : '';
}

/**
 * What scripts would have sent beside a form's fields, as far as the page's address says it: what was chosen on the pages
 * before, and the campaign. Whatever is wrong in it counts as absent, for nobody typed it.
 */
export function briefAndSourceOf(form: FormName, address: string): { brief?: object; source?: object } {
  if (!URL.canParse(address, 'http://site')) return {};
  const { pathname, searchParams } = new URL(address, 'http://site');
  const brief = takesBrief(form) ? chosenAt(address) : {};
  const campaign = {
    utmSource: searchParams.get('utm_source') ?? undefined,
    utmMedium: searchParams.get('utm_medium') ?? undefined,
    utmCampaign: searchParams.get('utm_campaign') ?? undefined,
  };
  const named = Object.values(campaign).some((value) => value);
  const source = named ? parseForm(Source, { ...campaign, firstPage: pathname }).value : undefined;
  return { ...(Object.keys(brief).length > 0 && { brief }), ...(source && { source }) };
}

/** Whether a form carries what was chosen. */
export const takesBrief = (form: FormName): boolean => declaredFields(forms[form].body).has('brief');
