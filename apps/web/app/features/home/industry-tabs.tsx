import { styled } from '@mui/material/styles';
import { industries } from '@mainstage/content/industries/industries';
import { marks } from '@mainstage/content/industries/marks';
import { LogoStrip } from '@mainstage/ui/logo-strip/logo-strip';
import { Picture } from '@mainstage/ui/media/picture';
import { CategorySlider } from '@mainstage/ui/tabs/category-slider';
import { from, radius } from '@mainstage/ui/theme/tokens';
import { useAddressChoice } from '../../components/page-address/use-address-choice';
import { pictureFrom } from '../../pictures';

/** An event of the industry beside those who come: picture and names are of one height from the desktop on. */
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

/** Beside the services of the first page, and on its phone: names alone say enough where there is little room. */
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
  /** It shares its section with something else. */
  narrow?: boolean;
}

/** Five industries, six sample companies each: a tab slides to its industry. */
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
