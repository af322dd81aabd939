import { industries } from '@mainstage/content/industries/industries';
import { marks } from '@mainstage/content/industries/marks';
import { LogoStrip } from '@mainstage/ui/logo-strip/logo-strip';
import { CategorySlider } from '@mainstage/ui/tabs/category-slider';

/** Five industries, six sample companies each: a tab slides to its industry. */
export function IndustryTabs({ label }: { label: string }) {
  return (
    <CategorySlider
      label={label}
      categories={industries.map(({ id, name, logos }) => ({
        id,
        label: name,
        content: (
          <LogoStrip
            label={name}
            logos={logos.map(({ company, mark, size }) => ({ name: company, path: marks[mark], size }))}
          />
        ),
      }))}
    />
  );
}
