import { schemaOf } from '@mainstage/contracts/field';
import { parseForm } from '@mainstage/contracts/validate';
import { chosenIn } from '@mainstage/leads/brief/chosen';
import { formCopies } from '@mainstage/leads/form-copies';
import { type FormName, forms } from '@mainstage/leads/forms';
import { Source } from '@mainstage/leads/source/form';
import { emptyValues, type Values } from './values';

/** Largest body, in bytes (rule form.limits). */
const largest = 64 * 1024;
/** Maximum number of bytes read of a larger body: a browser reads the answer only after it has sent its body. */
const longestRead = 1024 * 1024;

/** Reads a form that was sent without scripts. @returns undefined if it is larger than 64 KiB */
export async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  let size = 0;
  const chunks: Uint8Array[] = [];
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size <= largest) chunks.push(part.value);
    if (size > longestRead) {
      await reader?.cancel();
      break;
    }
  }
  return size > largest ? undefined : new URLSearchParams(Buffer.concat(chunks).toString());
}

/** Data that scripts would send beside the fields, as far as the address contains it. */
function contextOf(form: FormName, { pathname, searchParams }: URL): object {
  const { part, ...chosen } = 'brief' in schemaOf(forms[form].body).properties ? chosenIn(searchParams) : {};
  // A part of a day is valid with its day only.
  const brief = { ...chosen, ...(chosen.date && part && { part }) };
  const campaign = {
    utmSource: searchParams.get('utm_source') ?? undefined,
    utmMedium: searchParams.get('utm_medium') ?? undefined,
    utmCampaign: searchParams.get('utm_campaign') ?? undefined,
  };
  const named = Object.values(campaign).some((value) => value);
  const source = named ? parseForm(Source, { ...campaign, firstPage: pathname }).value : undefined;
  return { ...(Object.keys(brief).length > 0 && { brief }), ...(source && { source }) };
}

const lines = (text: string): string => text.replaceAll('\r\n', '\n');

/** HTML sends text only, with CRLF line breaks. */
function valueOf(form: FormName, name: string, typed: string): unknown {
  const { properties } = schemaOf(forms[form].body);
  const type = Object.hasOwn(properties, name) ? properties[name]?.type : undefined;
  if (type === 'boolean') return ['on', 'true'].includes(typed) ? true : typed;
  if (type === 'integer') return /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : typed;
  return lines(typed);
}

/** The body that scripts would have sent; a field that is sent twice becomes a list, which no field accepts. */
export function bodyOf(form: FormName, sent: URLSearchParams, page: URL): Record<string, unknown> {
  const fields = [...new Set(sent.keys())].map((name) => {
    const values = sent.getAll(name).map((value) => valueOf(form, name, value));
    return [name, values.length > 1 ? values : values[0]] as const;
  });
  return { ...Object.fromEntries(fields), ...contextOf(form, page) };
}

/** The typed values, for the form's controls. */
export const typedIn = (form: FormName, sent: URLSearchParams): Values =>
  Object.fromEntries(
    Object.entries(emptyValues(formCopies[form])).map(([name, empty]) => {
      const typed = lines(sent.get(name) ?? '');
      return [name, typeof empty === 'boolean' ? valueOf(form, name, typed) === true : typed];
    }),
  );
