import { industries } from '@mainstage/content/industries/industries';
import { marks } from '@mainstage/content/industries/marks';
import { styleguide } from '@mainstage/content/pages/styleguide';
import { Accordion } from '@mainstage/ui/accordion/accordion';
import { LogoStrip } from '@mainstage/ui/logo-strip/logo-strip';
import { CategorySlider } from '@mainstage/ui/tabs/category-slider';
import { Tabs } from '@mainstage/ui/tabs/tabs';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { Titled } from '../../components/titled';

const { tabs, industries: copy } = styleguide.copy;

/** One of several: tabs, questions, categories. */
export function ChoiceSamples() {
  return (
    <>
      <Titled id="industries" title={copy.title} tone="mist">
        <CategorySlider
          label={copy.label}
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
        <div style={{ marginTop: 32 }}>
          <Typography variant="caption">{copy.note}</Typography>
        </div>
      </Titled>
      <Titled id="tabs" title={tabs.title}>
        <Grid container>
          <Grid size={{ xs: 12, md: 5 }}>
            <Tabs
              label={tabs.label}
              tabs={tabs.items.map(({ id, label, text }) => ({
                id,
                label,
                panel: <Typography variant="lead">{text}</Typography>,
              }))}
            />
          </Grid>
          <Grid size={{ xs: 12, md: 6 }} offset={{ md: 1 }}>
            <Accordion single open={0} items={tabs.questions.map(({ title, text }) => ({ title, content: text }))} />
          </Grid>
        </Grid>
      </Titled>
    </>
  );
}
