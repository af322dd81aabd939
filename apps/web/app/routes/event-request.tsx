import { businessEventDialog } from '@mainstage/content/forms/business-event';
import { businessEventRequest } from '@mainstage/content/shared-pages/form-pages';
import { BusinessEventForm } from '../features/business-event/business-event-form';
import { FormPage } from '../forms/fields/form-page';
import { formAction, formLoader } from '../forms/submission/form-action.server';
import { type FormPageProps, servedFormOf } from '../forms/submission/served-form';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';

export { headersOfData as headers } from '../forms/submission/form-headers';
export const handle: PageHandle = { lang: businessEventRequest.lang, nav: 'above' };
export const loader = formLoader('business-event');
export const action = formAction('business-event');
export const meta = () => headOf(businessEventRequest);

/** Page of the application for the business events, which is elsewhere a dialog. */
export default function EventRequestPage(props: FormPageProps) {
  return (
    <FormPage
      back={{ to: '/events', label: businessEventRequest.copy.back }}
      title={businessEventDialog.title}
      lead={businessEventDialog.intro}
    >
      <BusinessEventForm served={servedFormOf(props)} />
    </FormPage>
  );
}
