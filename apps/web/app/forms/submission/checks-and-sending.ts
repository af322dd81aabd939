import type { Resolver } from 'react-hook-form';
import { type FormName, forms } from '@mainstage/leads/forms';
import { classResolver } from './class-resolver';
import type { Values } from './values';

// Checking and sending a form takes more script than its fields; `use-submission.ts` loads it after hydration.
export { fetchPhoneLibrary } from './phone-library';
export { submitForm } from './submit-form';
export { visitSource } from './visit-source';

/** Checks a form with the class that the API checks it with. */
export const formResolver = (form: FormName): Resolver<Values> => classResolver(forms[form].body);
