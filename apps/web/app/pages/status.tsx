import { styled } from '@mui/material/styles';
import { status } from '@mainstage/content/shared-pages/status';
import { brand } from '@mainstage/content/site/brand';
import { Columns, Container, Section, Span } from '@mainstage/ui/layout/section';
import { Rows } from '@mainstage/ui/text/rows';
import { Lead, QuietTitle } from '@mainstage/ui/text/text';
import { StatusBoard } from '../features/status/status-board';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { BackLink } from '../components/back-link';

const { copy } = status;

export const handle: PageHandle = { lang: status.lang, nav: 'above', wakes: 'at once' };
export const meta = () => headOf(status);

const Opening = styled('div')({ paddingTop: 24, '& > * + *': { marginTop: 24 } });
const Body = styled('div')({ marginTop: 'clamp(3rem, 6vw, 6rem)' });

/** What works right now, as the server says it. */
export default function StatusPage() {
  return (
    <Section aria-labelledby="page-title">
      <Container>
        <Opening>
          <BackLink to="/support">{copy.back}</BackLink>
          <QuietTitle id="page-title">{copy.title}</QuietTitle>
          <Lead>{copy.lead}</Lead>
        </Opening>
        <Body>
          <Columns>
            <Span span={7}>
              <StatusBoard />
            </Span>
            <Span start={9} span={4}>
              <Rows
                rows={[
                  { term: copy.call, detail: <a href={brand.phone.href}>{brand.phone.label}</a> },
                  { term: copy.write, detail: <a href={`mailto:${brand.email}`}>{brand.email}</a> },
                ]}
              />
            </Span>
          </Columns>
        </Body>
      </Container>
    </Section>
  );
}
