import { webinarDialog } from '@mainstage/content/forms/webinar';
import { webinarSignUp } from '@mainstage/content/shared-pages/form-pages';
import type { WebinarDate } from '@mainstage/contracts/answers';
import { useLoadedWebinar, WebinarContext, webinarLoader } from '../features/webinar/webinar-date';
import { WebinarForm } from '../features/webinar/webinar-form';
import { FormPage } from '../forms/fields/form-page';
import { formAction, formLoader } from '../forms/submission/form-action.server';
import { type FormPageProps, servedFormOf } from '../forms/submission/served-form';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';

export { headersOfData as headers } from '../forms/submission/form-headers';
export const handle: PageHandle = { lang: webinarSignUp.lang, nav: 'above' };
export const loader = formLoader('webinar', async (args) => ({ webinar: await webinarLoader(args) }));
export const action = formAction('webinar');
export const meta = () => headOf(webinarSignUp);

/** Page of the sign-up for the webinar, which is elsewhere a dialog. */
export default function WebinarSignUpPage(props: FormPageProps<{ webinar: WebinarDate }>) {
  const { webinar } = props.loaderData;
  return (
    <WebinarContext value={useLoadedWebinar(webinar)}>
      <FormPage
        back={{ to: '/webinar/led-wall', label: webinarSignUp.copy.back }}
        title={webinarDialog.title}
        lead={webinarDialog.intro}
      >
        <WebinarForm state={webinar.state} served={servedFormOf(props)} />
      </FormPage>
    </WebinarContext>
  );
}
