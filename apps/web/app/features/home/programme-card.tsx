import { Link } from '../../components/links/page-link';
import { type PictureRef } from '@mainstage/content/site/page-content';
import { CardFacts, PictureCard } from '@mainstage/ui/layout/picture-card';
import { Picture } from '@mainstage/ui/media/picture';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pictureFrom } from '../../pictures';

interface ProgrammeCardProps {
  item: { title: string; text: string; facts: readonly string[]; picture: PictureRef };
  to: string;
  ratio: string;
  sizes: string;
}

/** Something to come to: picture, title, a sentence, its facts. The whole card is the link. */
export function ProgrammeCard({ item, to, ratio, sizes }: ProgrammeCardProps) {
  return (
    <PictureCard aria-label={item.title}>
      <Picture picture={pictureFrom(item.picture)} sizes={sizes} ratio={ratio} />
      <Stack spacing={1.5}>
        <Typography variant="h3">
          <Link to={to}>{item.title}</Link>
        </Typography>
        <Typography variant="prose">{item.text}</Typography>
        <CardFacts facts={item.facts} />
      </Stack>
    </PictureCard>
  );
}
