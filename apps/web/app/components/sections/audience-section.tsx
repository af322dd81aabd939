import type { PictureRef } from '@mainstage/content/site/page-content';
import { Section } from '@mainstage/ui/layout/section';
import { Split } from '@mainstage/ui/layout/split';
import { LineList } from '@mainstage/ui/text/lists';
import Typography from '@mui/material/Typography';
import { pictureFrom } from '../../pictures';

interface AudienceSectionProps {
  id: string;
  title: string;
  lines: readonly string[];
  picture: PictureRef;
}

export function AudienceSection({ id, title, lines, picture }: AudienceSectionProps) {
  return (
    <Section bleed tone="mist" aria-labelledby={id}>
      <Split side="right" picture={pictureFrom(picture)}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        <LineList lines={lines} />
      </Split>
    </Section>
  );
}
