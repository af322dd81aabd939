import styled from '@emotion/styled';
import { venueWords } from '@mainstage/content/pages/venue-detail';
import type { SeatingConfiguration } from '@mainstage/content/venues/types';
import { Stack } from '@mainstage/ui/layout/section';
import { Picture } from '@mainstage/ui/media/picture';
import { Heading, Kicker, Text } from '@mainstage/ui/text/text';
import { from, radius } from '@mainstage/ui/theme/tokens';
import { pictureFrom } from '../../../pictures';
import { Titled } from '../../../components/titled';

/** Two columns for up to two layouts, then three, four or five (rule venues.pages). */
export function seatingColumns(layouts: number): number {
  return Math.min(Math.max(layouts, 2), 5);
}

/** The wider the column, the wider its picture. */
const shapes: Record<number, string> = { 2: '16 / 10', 3: '4 / 3', 4: '1 / 1', 5: '4 / 5' };

const Grid = styled('ul', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: number }>(({ columns }) => ({
  listStyle: 'none',
  display: 'grid',
  gap: '48px 24px',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.desktop]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  '& picture': { borderRadius: radius, marginBottom: 20 },
}));

interface SeatingGridProps {
  layouts: readonly SeatingConfiguration[];
}

/** The layouts a venue can be set in, each with its guests. */
export function SeatingGrid({ layouts }: SeatingGridProps) {
  if (layouts.length === 0) return null;
  const columns = seatingColumns(layouts.length);
  return (
    <Titled id="seating" title={venueWords.seating.title}>
      <Grid columns={columns} data-columns={columns}>
        {layouts.map(({ name, capacity, description, image }) => (
          <li key={name}>
            <Picture
              picture={pictureFrom(image)}
              sizes={`(min-width: 1024px) ${Math.ceil(92 / columns)}vw, (min-width: 700px) 45vw, 92vw`}
              ratio={shapes[columns] ?? '4 / 3'}
            />
            <Stack gap={8}>
              <Kicker>{capacity}</Kicker>
              <Heading>{name}</Heading>
              <Text>{description}</Text>
            </Stack>
          </li>
        ))}
      </Grid>
    </Titled>
  );
}
