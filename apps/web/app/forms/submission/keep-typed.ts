import type { FormName } from '@mainstage/leads/forms';
import { notHydrated } from '../../components/loading/click-queue';
import { drafts } from './draft-store';

/** Stores the input of forms whose scripts are missing as drafts, which a reload restores. */
export function keepTyped(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[name]')) {
    const name = drafts.forms.find((each) => each === form.name);
    if (name && form.closest(notHydrated)) keepDraft(name, new FormData(form));
  }
}

function keepDraft(form: FormName, typed: FormData): void {
  const values = [...typed].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const draft = drafts.read(form);
  if (values.length > 0) drafts.write(form, { ...draft, values: { ...draft?.values, ...Object.fromEntries(values) } });
}
