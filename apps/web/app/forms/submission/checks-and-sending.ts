import type { Resolver } from 'react-hook-form';
import { type FormName, forms } from '@mainstage/leads/forms';
import { classResolver } from './class-resolver';
import type { Values } from './values';

/** What a form needs once somebody fills it in: larger than its fields, and loaded after hydration (`use-submission.ts`). */

export { fetchPhoneLibrary } from './phone-library';
export { submitForm } from './submit-form';
export { visitSource } from './visit-source';

/** Checks a form with the class that the API checks it with. */
export const formResolver = (form: FormName): Resolver<Values> => classResolver(forms[form].body);
