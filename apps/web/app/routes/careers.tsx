import Button from '@mui/material/Button';
import { enquiryPath, enquiryText } from '@mainstage/content/forms/enquiries';
import { mailtoLink } from '@mainstage/content/mailto/mailto';
import { applicationSubject, careers } from '@mainstage/content/pages/careers';
import { brand } from '@mainstage/content/site/brand';
import { ClosingCall } from '../components/pages/closing-call';
import { Points, StepList } from '@mainstage/ui/text/lists';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { BackLink } from '../components/links/back-link';
import { JobOpenings } from '../features/careers/job-openings';
import { PageOpening } from '../components/pages/page-opening';
import { Titled } from '../components/sections/titled';
import { ButtonLink } from '../components/links/button-link';

const { copy, lang } = careers;

export const handle: PageHandle = { lang, nav: 'over-hero' };
export const meta = () => headOf(careers);

const application = { subject: applicationSubject, body: enquiryText('careers') ?? '' };

export default function CareersPage() {
  const { hero, work, roles, apply, closing } = copy;

  return (
    <>
      <PageOpening {...hero}>
        <BackLink to="/company-culture">{closing.culture}</BackLink>
      </PageOpening>
      <Titled id="work" title={work.title}>
        <Points points={work.points} />
      </Titled>
      <JobOpenings {...roles} />
      <Titled id="apply" title={apply.title}>
        <Stack spacing={5} sx={{ alignItems: 'stretch' }}>
          <StepList steps={apply.steps} />
          <Stack direction="row" spacing={2}>
            <Button size="large" href={mailtoLink(brand.email, application)}>
              {apply.mail}
            </Button>
            <ButtonLink to={enquiryPath('careers')} variant="outlined" size="large">
              {apply.form}
            </ButtonLink>
          </Stack>
          <Typography variant="caption">{apply.note}</Typography>
        </Stack>
      </Titled>
      <ClosingCall
        copy={closing}
        first={{ label: closing.tour, to: '/book-tour' }}
        second={{ label: closing.culture, to: '/company-culture' }}
      />
    </>
  );
}
