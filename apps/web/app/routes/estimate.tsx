import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { CallToAction } from '@mainstage/ui/call-to-action/call-to-action';
import { Section } from '@mainstage/ui/layout/section';
import { EstimateTool } from '../features/estimate/estimate-tool';
import { useServedFormFree } from '../features/estimate/served-form';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { pictureFrom } from '../pictures';
import { EstimateRules } from '../features/estimate/estimate-rules';
import { SectionLink } from '../components/links/section-link';

const { copy, path, lang } = estimatePage;

export const handle: PageHandle = { lang, nav: 'above' };
export const meta = () => headOf(estimatePage);

const Opening = styled('div')({
  paddingTop: 64,
  marginBottom: 'clamp(3rem, 6vw, 5rem)',
  '&& > * + *': { marginTop: 20 },
});

/** A non-binding estimate: the choices, the sheet that follows them, and the rules behind both. */
export default function EstimatePage() {
  const { key, search } = useLocation();
  // The built page knows neither the visitor's choices nor what day it is: both are filled in as it is served.
  const live = useServedFormFree();

  return (
    <>
      <Section aria-labelledby="page-title">
        <Container>
          <Opening data-print="hide">
            <Typography variant="kicker">{copy.kicker}</Typography>
            <Typography variant="h2" component="h1" id="page-title">
              {copy.title}
            </Typography>
            <Typography variant="lead">{copy.lead}</Typography>
            <noscript>
              <p>{copy.noScript}</p>
            </noscript>
          </Opening>
          <EstimateTool key={live ? `${path}${key}` : 'built'} search={live ? search : ''} live={live} />
        </Container>
      </Section>
      <div data-print="hide">
        <EstimateRules />
        <CallToAction
          id="closing"
          title={copy.closing.title}
          lead={copy.closing.lead}
          picture={pictureFrom(copy.closing.picture)}
        >
          <Button component={SectionLink} to="/contact" size="large">
            {copy.closing.contact}
          </Button>
          <Button component={SectionLink} to="/book-tour" variant="text">
            {copy.closing.tour}
          </Button>
        </CallToAction>
      </div>
    </>
  );
}
