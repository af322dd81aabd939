import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { support } from '@mainstage/content/pages/support';
import { ClosingCall } from '../components/pages/closing-call';
import { Section } from '@mainstage/ui/layout/section';
import { Split } from '@mainstage/ui/layout/split';
import { from } from '@mainstage/ui/theme/tokens';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { pictureFrom } from '../pictures';
import { HelpTopics } from '../features/support/help-topics';
import { questionsData } from '../features/support/questions-data';
import { ReachUs } from '../features/support/reach-us';
import { TitledStack } from '../components/sections/titled-stack';

const { copy } = support;

export const handle: PageHandle = { lang: support.lang, nav: 'above' };
export const meta = () => headOf(support, { data: [questionsData(support.copy.topics)] });

/** Help: contacts first, then the most frequent questions. */
export default function SupportPage() {
  const { closing } = copy;

  return (
    <>
      <Section bleed aria-labelledby="page-title">
        <Box sx={{ paddingTop: 3, [from.desktop]: { paddingTop: 0 } }}>
          <Split side="right" picture={pictureFrom(copy.picture)} priority>
            <Typography variant="kicker">{copy.kicker}</Typography>
            <Typography variant="h2" component="h1" id="page-title">
              {copy.title}
            </Typography>
            <Typography variant="lead">{copy.lead}</Typography>
            <TitledStack title={copy.reach.title} sx={{ alignItems: 'stretch', width: '100%', marginTop: 2 }}>
              <ReachUs words={copy.reach} />
            </TitledStack>
          </Split>
        </Box>
      </Section>
      <HelpTopics topics={copy.topics} />
      <ClosingCall
        copy={closing}
        first={{ label: closing.contact, to: '/contact' }}
        second={{ label: closing.tour, to: '/book-tour' }}
      />
    </>
  );
}
