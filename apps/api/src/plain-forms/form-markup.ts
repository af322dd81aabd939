import { fieldErrors } from '@mainstage/content/forms/field-errors';
import { privacyWords, requiredHint } from '@mainstage/content/forms/form-copy';
import type { Language } from '@mainstage/content/notices/notice';
import { declaredFields, type FieldErrorCode, type FieldSchema } from '@mainstage/contracts/field';
import { plainFormFields } from '@mainstage/contracts/headers';
import type { FieldError } from '@mainstage/contracts/validate';
import { type FormName, forms } from '@mainstage/leads/forms';
import { html, type Markup } from '@mainstage/server/pages/html';
import { formWords } from './form-words';
import { newPageKey, type PlainForm } from './plain-form';

/** What browsers may fill in, in the terms of the HTML standard. */
const autoComplete: Partial<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  fullName: 'name',
  email: 'email',
  phone: 'tel',
  phoneNumber: 'tel',
  company: 'organization',
  position: 'organization-title',
};
/** From this length on, text is written in several lines. */
const severalLines = 1000;

interface Shown {
  form: FormName;
  name: string;
  schema: FieldSchema;
  required: boolean;
  value: string;
  error?: string;
  /** The one choice there is. */
  offered?: string;
}

/** What the server alone knows of a form: the webinar's date. */
export type Offered = Partial<Record<string, string>>;

/** The form once more, as it was typed, with an error under each wrong field. */
export function formMarkup(
  sent: PlainForm,
  errors: readonly FieldError[],
  chosen: Markup | undefined,
  offered: Offered,
): Markup {
  const { form, typed } = sent;
  const { copy, consent } = formWords[form];
  const fields = shownFields(form, typed, errors).map((field) => ({ ...field, offered: offered[field.name] }));
  const asksConsent = fields.some(({ schema }) => schema.type === 'boolean');
  return html`<form class="plain" method="post" action="${forms[form].path}" novalidate lang="${copy.language}">
    ${chosen}
    <p class="hint">${requiredHint[copy.language]}</p>
    ${fields.map(fieldMarkup)}
    ${asksConsent ? undefined : html`<p class="hint">${consentMarkup(consent, copy.language)}</p>`}
    <input type="hidden" name="${plainFormFields.key}" value="${sent.pageKey ?? newPageKey()}" />
    <input type="hidden" name="${plainFormFields.page}" value="${sent.address}" />
    <p hidden><input name="${plainFormFields.trap}" value="" tabindex="-1" autocomplete="off" /></p>
    <button type="submit">${copy.submit}</button>
  </form>`;
}

/** What is wrong, each with a link to its field, before the form. */
export function errorList(form: FormName, errors: readonly FieldError[]): Markup[] {
  const labels = formWords[form].copy.labels;
  return errors
    .filter(({ field }) => Object.hasOwn(labels, field))
    .map(({ field, code }) => html`<li><a href="#${field}">${labels[field]}</a>: ${errorText(form, code)}</li>`);
}

function shownFields(form: FormName, typed: PlainForm['typed'], errors: readonly FieldError[]): Shown[] {
  return [...declaredFields(forms[form].body)]
    .filter(([, { holds }]) => holds === 'value')
    .map(([name, { schema, optional }]) => {
      const wrong = errors.find(({ field }) => field === name);
      return {
        form,
        name,
        schema,
        required: !optional,
        value: Object.hasOwn(typed, name) ? (typed[name] ?? '') : '',
        ...(wrong && { error: errorText(form, wrong.code) }),
      };
    });
}

function fieldMarkup(shown: Shown): Markup {
  const { form, name, required, error } = shown;
  const { copy, consent } = formWords[form];
  const helper = error ?? copy.hints?.[name];
  const star = required && html` <span aria-hidden="true">*</span>`;
  const below = helper && html`<p class="${error ? 'error' : 'hint'}" id="${name}-help">${helper}</p>`;
  if (shown.schema.type === 'boolean')
    return html`<div class="field">
      <label class="box"
        >${control(shown)} <span>${consentMarkup(consent, copy.language)}${star || undefined}</span></label
      >
      ${below || undefined}
    </div>`;
  return html`<div class="field">
    <label for="${name}">${copy.labels[name]}${star || undefined}</label>
    ${control(shown)} ${below || undefined}
  </div>`;
}

function control({ form, name, schema, required, value, error, offered }: Shown): Markup {
  const { copy, choices } = formWords[form];
  const described = (error ?? copy.hints?.[name]) !== undefined;
  const state = html`id="${name}" name="${name}" ${required ? html`required` : undefined}
  ${error ? html`aria-invalid="true"` : undefined} ${described ? html`aria-describedby="${name}-help"` : undefined}`;
  if (schema.type === 'boolean') return html`<input type="checkbox" ${state} ${value ? html`checked` : undefined} />`;
  const choice = choices?.[name];
  if (choice)
    return html`<select ${state}>
      ${options(choice.labels, value, choice.none)}
    </select>`;
  if (offered)
    return html`<select ${state}>
      ${options({ [offered]: offered }, value)}
    </select>`;
  // A browser leaves the first line break out, so that one of the visitor's own is kept.
  if ((schema.maxLength ?? 0) > severalLines) return html`<textarea ${state} rows="6">${'\n'}${value}</textarea>`;
  const filled = html`autocomplete="${autoComplete[name] ?? 'off'}"
  ${schema.type === 'integer' ? html`inputmode="numeric"` : undefined}`;
  return html`<input type="${inputType(name, schema)}" ${state} ${filled} value="${value}" />`;
}

function options(labels: Readonly<Record<string, string>>, chosen: string, none?: string): Markup[] {
  const all = [...(none === undefined ? [] : [['', none]]), ...Object.entries(labels)];
  return all.map(
    ([value = '', words]) =>
      html`<option value="${value}" ${value === chosen ? html`selected` : undefined}>${words}</option>`,
  );
}

function inputType(name: string, { format, type }: FieldSchema): string {
  if (autoComplete[name] === 'tel') return 'tel';
  return type === 'integer' ? 'text' : (format ?? 'text');
}

/** The words for the privacy policy lead there, in a new tab: what is typed must not have to wait behind another page. */
function consentMarkup(text: string, language: Language): Markup {
  const words = privacyWords[language];
  const [before = '', after = ''] = text.split(words);
  return html`${before}<a href="/privacy" target="_blank" rel="noopener">${words}</a>${after}`;
}

function errorText(form: FormName, code: FieldErrorCode): string {
  const { copy } = formWords[form];
  return copy.errors?.[code] ?? fieldErrors[copy.language][code];
}
