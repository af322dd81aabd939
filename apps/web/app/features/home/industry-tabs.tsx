import { styled } from '@mui/material/styles';
import { industries } from '@mainstage/content/industries/industries';
import { marks } from '@mainstage/content/industries/marks';
import { LogoStrip } from '@mainstage/ui/logo-strip/logo-strip';
import { Picture } from '@mainstage/ui/media/picture';
import { CategorySlider } from '@mainstage/ui/tabs/category-slider';
import { from, radius } from '@mainstage/ui/theme/tokens';
import { useAddressChoice } from '../../components/page-address/use-address-choice';
import { pictureFrom } from '../../pictures';

/** An event of the industry beside sample companies, of equal height from the desktop on. */
const Pair = styled('div')({
  display: 'grid',
  gap: 24,
  '& picture': { borderRadius: radius },
  [from.desktop]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    gap: 48,
    '& ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignContent: 'stretch' },
  },
  [from.wide]: { '& ul': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** Beside the services of the home page and on a phone there is space for the names only. */
const Narrow = styled(Pair)({
  '@media (max-width: 699px)': { '& picture': { display: 'none' } },
  [from.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& picture': { display: 'none' },
    '& ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

interface IndustryTabsProps {
  label: string;
  narrow?: boolean;
}

/** Five industries with six sample companies each, as tabs that slide. */
export function IndustryTabs({ label, narrow = false }: IndustryTabsProps) {
  const Content = narrow ? Narrow : Pair;
  const kept = useAddressChoice(
    'industry',
    industries.map(({ id }) => id),
  );
  return (
    <CategorySlider
      label={label}
      kept={kept}
      categories={industries.map(({ id, name, image, logos }) => ({
        id,
        label: name,
        content: (
          <Content>
            <Picture picture={pictureFrom(image)} sizes="(min-width: 1024px) 31vw, 92vw" ratio="16 / 9" />
            <LogoStrip
              label={name}
              logos={logos.map(({ company, mark, size }) => ({ name: company, path: marks[mark], size }))}
            />
          </Content>
        ),
      }))}
    />
  );
}
