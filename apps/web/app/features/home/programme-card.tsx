import { Link } from 'react-router-dom';
import { type PictureRef } from '@mainstage/content/site/page-content';
import { CardFacts, PictureCard } from '@mainstage/ui/layout/picture-card';
import { Stack } from '@mainstage/ui/layout/section';
import { Picture } from '@mainstage/ui/media/picture';
import { Heading, Text } from '@mainstage/ui/text/text';
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
      <Stack gap={12}>
        <Heading>
          <Link to={to}>{item.title}</Link>
        </Heading>
        <Text>{item.text}</Text>
        <CardFacts>
          {item.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </CardFacts>
      </Stack>
    </PictureCard>
  );
}
