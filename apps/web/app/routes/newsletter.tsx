import { newsletterNotices } from '@mainstage/content/notices/newsletter';
import { newsletterSignUp } from '@mainstage/content/shared-pages/form-pages';
import { NewsletterForm } from '../features/newsletter/newsletter-form';
import { FormPage } from '../forms/fields/form-page';
import { formAction, formLoader } from '../forms/submission/form-action.server';
import { type FormPageProps, servedFormOf } from '../forms/submission/served-form';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';

const { copy } = newsletterSignUp;

export { headersOfData as headers } from '../forms/submission/form-headers';
export const handle: PageHandle = { lang: newsletterSignUp.lang, nav: 'above' };
export const loader = formLoader('newsletter');
export const action = formAction('newsletter');
export const meta = () => headOf(newsletterSignUp);

/** Page of the newsletter's form, which is elsewhere in the footer: without scripts it shows the result. */
export default function NewsletterPage(props: FormPageProps) {
  const { title, text } = newsletterNotices.success;
  const { accepted } = props.loaderData;
  return (
    <FormPage
      back={{ to: '/', label: copy.back }}
      title={accepted ? title : copy.title}
      lead={accepted ? text : copy.lead}
    >
      <NewsletterForm served={servedFormOf(props)} />
    </FormPage>
  );
}
