import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from '../../components/links/page-link';
import type { HandbookChapter } from '@mainstage/contracts/gates/handbook';
import type { PictureId } from '@mainstage/content/pictures/pictures';
import { eventPlanners } from '@mainstage/content/pages/event-planners';
import { PictureCard } from '@mainstage/ui/layout/picture-card';
import { Picture } from '@mainstage/ui/media/picture';
import { from } from '@mainstage/ui/theme/tokens';
import { pictureFrom } from '../../pictures';

/** As high as a one-column card beside it. */
const wide = { aspectRatio: '3.06 / 1 !important' } as const;

const Grid = styled('ul')({
  display: 'grid',
  gap: '48px 24px',

  [from.tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // No card is alone in the last row: an odd number begins with a wide one.
    '& > li:first-of-type:nth-last-of-type(odd)': { gridColumn: 'span 2', '& picture': wide },
  },
  [from.desktop]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    // Seven fill three rows with a wide one at both ends.
    '& > li:first-of-type:nth-last-of-type(3n + 1), & > li:last-of-type:nth-of-type(3n + 1)': {
      gridColumn: 'span 2',
      '& picture': wide,
    },
  },
});

/** Displayed widths of a card's picture; a wide card crops the picture to its height. */
function sizesOf(index: number, all: number): string {
  const isFirst = index === 0;
  const isWideOnDesktop = all % 3 === 1 && (isFirst || index === all - 1);
  const isWideOnTablet = all % 2 === 1 && isFirst;
  return `(min-width: 1024px) ${isWideOnDesktop ? 50 : 29}vw, (min-width: 700px) ${isWideOnTablet ? 76 : 44}vw, 96vw`;
}

export function ChapterGrid({ chapters }: { chapters: readonly HandbookChapter[] }) {
  return (
    <Grid>
      {chapters.map(({ slug, title, teaser, picture }, index) => (
        <li key={slug}>
          <PictureCard component="div">
            <Picture
              picture={pictureFrom({ id: picture as PictureId, alt: '' })}
              sizes={sizesOf(index, chapters.length)}
              ratio="3 / 2"
            />
            <div>
              <Typography variant="h3" sx={{ marginBottom: 1 }}>
                <Link to={`${eventPlanners.path}/${slug}`}>{title}</Link>
              </Typography>
              <Typography variant="prose">{teaser}</Typography>
            </div>
          </PictureCard>
        </li>
      ))}
    </Grid>
  );
}
