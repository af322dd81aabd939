import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { contact } from '@mainstage/content/pages/contact';
import { brand } from '@mainstage/content/site/brand';
import { hours } from '@mainstage/content/site/hours';
import { RequestPanel } from '../components/pages/request-panel';
import { Link } from '../components/links/page-link';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { Picture } from '@mainstage/ui/media/picture';
import { Rows } from '@mainstage/ui/text/rows';
import { ContactForm } from '../features/contact/contact-form';
import { prefilledMessage } from '../features/contact/prefilled-message';
import { formAction, formLoader } from '../forms/submission/form-action.server';
import { type FormPageProps, servedFormOf } from '../forms/submission/served-form';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { pictureFrom } from '../pictures';
import { lazyNearViewport } from '../components/loading/lazy-near-viewport';
import { MapLink } from '../components/links/map-link';
import { ButtonLink } from '../components/links/button-link';
import { PlainOpening } from '../components/pages/plain-opening';
import { TitledStack } from '../components/sections/titled-stack';

const { copy } = contact;

export const handle: PageHandle = { lang: contact.lang, nav: 'above' };
export const meta = () => headOf(contact);
export const loader = formLoader('contact', async ({ request }) => ({
  message: await prefilledMessage(new URL(request.url).searchParams),
}));
/** After a navigation within the site the form itself prefills the message. */
export const clientLoader = () => ({});
export const action = formAction('contact');
export { headersOfData as headers } from '../forms/submission/form-headers';

/** Between form and contacts on a tablet: a strip rather than a screen of its own. */
const Shown = styled('div')({
  '@media (min-width: 700px) and (max-width: 1023px)': { '& picture': { aspectRatio: '21 / 9 !important' } },
});
// The QR code library is larger than the rest of the page.
const chat = lazyNearViewport('#chat', async () => (await import('../features/contact/chat-code')).ChatCode);

export default function ContactPage(props: FormPageProps<{ message?: string }>) {
  return (
    <Section aria-labelledby="page-title">
      <PlainOpening back={{ to: '/', label: copy.back }} title={copy.title} titleWidth="8.5em" lead={copy.lead} />
      <TwoColumns spans={[7, 4]}>
        <RequestPanel id="message-form" title={copy.form.title}>
          <ContactForm served={servedFormOf(props)} message={props.loaderData.message} />
        </RequestPanel>
        <Stack spacing={5} sx={{ alignItems: 'stretch' }}>
          <Shown>
            <Picture
              picture={pictureFrom(copy.picture)}
              // On a tablet its frame is as wide as the picture.
              sizes="(min-width: 1024px) 31vw, (min-width: 700px) 70vw, 92vw"
              ratio="4 / 3"
              priority
            />
          </Shown>
          <TitledStack title={copy.reach.title} sx={{ alignItems: 'stretch' }}>
            <Rows rows={directContacts()} />
          </TitledStack>
          <TitledStack title={copy.whatsapp.title}>
            <div id="chat">{chat}</div>
          </TitledStack>
          <TitledStack title={copy.tour.title}>
            <Typography variant="prose">{copy.tour.text}</Typography>
            <Stack direction="row">
              <ButtonLink to="/book-tour" variant="outlined">
                {copy.tour.action}
              </ButtonLink>
              <ButtonLink to="/360-view" variant="text">
                {copy.tour.view}
              </ButtonLink>
            </Stack>
          </TitledStack>
        </Stack>
      </TwoColumns>
    </Section>
  );
}

function directContacts() {
  const { reach } = copy;
  const { days, time, weekend } = hours.business;
  return [
    {
      term: reach.address,
      detail: (
        <>
          <MapLink label={reach.map} newTab={reach.newTab} />
          <br />
          <Link to="/getting-here">{reach.directions}</Link>
        </>
      ),
    },
    { term: reach.phone, detail: <a href={brand.phone.href}>{brand.phone.label}</a> },
    { term: reach.email, detail: <a href={`mailto:${brand.email}`}>{brand.email}</a> },
    {
      term: reach.hours,
      detail: (
        <>
          {days}, {time}
          <br />
          {weekend}
        </>
      ),
    },
    { term: reach.reply, detail: reach.replyText },
  ];
}
