import { schemaOf } from '@mainstage/contracts/field';
import { readPhonesBy, readsPhones } from '@mainstage/contracts/phone';
import { type FormName, forms } from '@mainstage/leads/forms';
import type { Values } from './values';

/** Loads the library of telephone numbers once there is a number to check; if that fails, the server checks. */
export async function fetchPhoneLibrary(form: FormName, values: Values): Promise<void> {
  if (readsPhones() || !phoneFields(form).some((field) => values[field])) return;
  const library = await import('@mainstage/contracts/phone-numbers').catch(() => undefined);
  if (library) readPhonesBy(library.isPhoneNumber);
}

function phoneFields(form: FormName): string[] {
  return Object.entries(schemaOf(forms[form].body).properties).flatMap(([name, { format }]) =>
    format === 'phone' ? [name] : [],
  );
}
