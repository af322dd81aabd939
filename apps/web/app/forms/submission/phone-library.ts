import { readPhonesBy, readsPhones } from '@mainstage/contracts/phone';
import type { AnyFormCopy } from '@mainstage/leads/form-copy';
import type { Values } from './values';

/** Loads the library of telephone numbers once there is a number to check; if that fails, the server checks. */
export async function fetchPhoneLibrary({ fields }: AnyFormCopy, values: Values): Promise<void> {
  const hasNumber = Object.entries(fields).some(([name, field]) => field?.control === 'tel' && values[name]);
  if (readsPhones() || !hasNumber) return;
  const library = await import('@mainstage/contracts/phone-numbers').catch(() => undefined);
  if (library) readPhonesBy(library.isPhoneNumber);
}
