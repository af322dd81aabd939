import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { support } from '@mainstage/content/pages/support';
import { ClosingCall } from '../components/pages/closing-call';
import { Section } from '@mainstage/ui/layout/section';
import { Split } from '@mainstage/ui/layout/split';
import { Picture } from '@mainstage/ui/media/picture';
import { from } from '@mainstage/ui/theme/tokens';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { pictureFrom } from '../pictures';
import { HelpTopics } from '../features/support/help-topics';
import { questionsData } from '../features/support/questions-data';
import { ReachUs } from '../features/support/reach-us';

const { copy } = support;

export const handle: PageHandle = { lang: support.lang, nav: 'above' };
export const meta = () => headOf(support, { data: [questionsData(support.copy.topics)] });

const Below = styled('div')({ paddingTop: 24, [from.desktop]: { paddingTop: 0 } });

/** Help: whom to reach first, then the answers that most people look for. */
export default function SupportPage() {
  const { closing } = copy;

  return (
    <>
      <Section bleed aria-labelledby="page-title">
        <Below>
          <Split
            side="right"
            picture={
              <Picture
                picture={pictureFrom(copy.picture)}
                sizes="(min-width: 1024px) 58vw, 96vw"
                ratio="4 / 3"
                priority
              />
            }
          >
            <Typography variant="kicker">{copy.kicker}</Typography>
            <Typography variant="h2" component="h1" id="page-title">
              {copy.title}
            </Typography>
            <Typography variant="lead">{copy.lead}</Typography>
            <Stack spacing={2} sx={{ alignItems: 'stretch', width: '100%', marginTop: 2 }}>
              <Typography variant="h3" component="h2">
                {copy.reach.title}
              </Typography>
              <ReachUs words={copy.reach} />
            </Stack>
          </Split>
        </Below>
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
