import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { Section } from '@mainstage/ui/layout/section';
import { inFrame, Picture } from '@mainstage/ui/media/picture';
import { columns } from '@mainstage/ui/theme/columns';
import { radius } from '@mainstage/ui/theme/tokens';
import { pictureFrom } from '../../pictures';

interface Belief {
  title: string;
  text: string;
  picture: PictureRef;
}

const Two = styled('div')({
  ...columns({ tablet: 2 }),
  gap: '40px 24px',
  '& picture': { borderRadius: radius },
});
const ratio = '5 / 2';

/** Vision and purpose side by side, each under a picture. */
export function Outlook({ vision, purpose }: { vision: Belief; purpose: Belief }) {
  return (
    <Section as="div">
      <Two>
        <OneBelief id="vision" belief={vision} />
        <OneBelief id="purpose" belief={purpose} />
      </Two>
    </Section>
  );
}

function OneBelief({ id, belief: { title, text, picture } }: { id: string; belief: Belief }) {
  return (
    <section aria-labelledby={id}>
      <Picture
        picture={pictureFrom(picture)}
        sizes={`(min-width: 700px) ${inFrame('47vw', ratio)}, 92vw`}
        ratio={ratio}
      />
      <Stack spacing={1.5} sx={{ marginTop: 2.5 }}>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        <Typography variant="lead">{text}</Typography>
      </Stack>
    </section>
  );
}
