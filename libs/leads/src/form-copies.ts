import { businessEventCopy } from './business-event/fields';
import { contactCopy } from './contact/fields';
import type { FormCopy } from './form-copy';
import type { FormBody, FormName } from './forms';
import { newsletterCopy } from './newsletter/fields';
import { tourCopy } from './tour/fields';
import { webinarCopy } from './webinar/fields';

/** Fields and texts of the five forms. A page imports those of its own form only. */
export const formCopies = {
  newsletter: newsletterCopy,
  contact: contactCopy,
  tour: tourCopy,
  webinar: webinarCopy,
  'business-event': businessEventCopy,
} as const satisfies { [Form in FormName]: FormCopy<FormBody<Form>> };
