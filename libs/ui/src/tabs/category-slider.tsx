import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useCarousel } from '../carousel/use-carousel';
import { type Tab, TabList } from './tab-list';

interface CategorySliderProps {
  label: string;
  categories: readonly (Tab & { content: ReactNode })[];
  /** Controlled selection and its setter; by default the component keeps the state. */
  kept?: readonly [chosen: string, choose: (id: string) => void];
}

const Viewport = styled('div')({
  overflow: 'hidden',
  paddingTop: 'clamp(24px, 4vw, 48px)',
  '@media (scripting: none)': { overflowX: 'auto' },
});

/** Categories side by side under their tabs: a tab slides to its category, and sliding selects the tab. */
export function CategorySlider({ label, categories, kept }: CategorySliderProps) {
  const name = useId();
  const [chosen, choose] = kept ?? [];
  const { viewport, index, show } = useCarousel({
    slides: categories.length,
    loop: false,
    shown: chosen === undefined ? undefined : categories.findIndex(({ id }) => id === chosen),
    onShow: (at) => choose?.(categories[at]?.id ?? ''),
  });

  return (
    <div>
      <TabList
        label={label}
        tabs={categories}
        selected={categories[index]?.id ?? ''}
        onSelect={(selectedId) => show(categories.findIndex(({ id }) => id === selectedId))}
        name={name}
      />
      <Viewport ref={viewport}>
        <Box sx={{ display: 'flex', touchAction: 'pan-y pinch-zoom' }}>
          {categories.map(({ id, label: category, content }, each) => (
            <Box
              sx={{ flex: '0 0 100%', minWidth: 0, marginRight: 3, '&:last-of-type': { marginRight: 0 } }}
              key={id}
              data-slide={each}
              data-category={category}
              role="tabpanel"
              id={`${name}-panel-${id}`}
              aria-labelledby={`${name}-tab-${id}`}
              tabIndex={each === index ? 0 : -1}
              inert={each !== index}
            >
              {content}
            </Box>
          ))}
        </Box>
      </Viewport>
    </div>
  );
}
