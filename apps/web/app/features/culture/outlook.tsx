import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { Section } from '@mainstage/ui/layout/section';
import { Picture } from '@mainstage/ui/media/picture';
import { columns } from '@mainstage/ui/theme/columns';
import { radius } from '@mainstage/ui/theme/tokens';
import { pictureFrom } from '../../pictures';

interface BeliefText {
  title: string;
  text: string;
  picture: PictureRef;
}

const onPhone = '@media screen and (max-width: 699px)';

const Two = styled('div')({ ...columns({ tablet: 2 }), gap: '28px 24px' });

/** On a phone the picture is beside its text. */
const Belief = styled('section')({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  [onPhone]: { gridTemplateColumns: '112px minmax(0, 1fr)', gap: 16 },
});
const Frame = styled('div')({
  position: 'relative',
  alignSelf: 'start',
  aspectRatio: '5 / 2',
  overflow: 'hidden',
  borderRadius: radius,
  [onPhone]: { aspectRatio: '1 / 1' },
});

/** Vision and purpose side by side, each under a picture. */
export function Outlook({ vision, purpose }: { vision: BeliefText; purpose: BeliefText }) {
  return (
    <Section as="div">
      <Two>
        <OneBelief id="vision" belief={vision} />
        <OneBelief id="purpose" belief={purpose} />
      </Two>
    </Section>
  );
}

function OneBelief({ id, belief: { title, text, picture } }: { id: string; belief: BeliefText }) {
  return (
    <Belief aria-labelledby={id}>
      <Frame>
        <Picture picture={pictureFrom(picture)} sizes="(min-width: 700px) 47vw, 199px" ratio="fill" />
      </Frame>
      <Stack spacing={1.5}>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        <Typography variant="lead">{text}</Typography>
      </Stack>
    </Belief>
  );
}
