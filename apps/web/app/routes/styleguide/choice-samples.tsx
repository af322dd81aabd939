import { industries } from '@mainstage/content/industries/industries';
import { marks } from '@mainstage/content/industries/marks';
import { styleguide } from '@mainstage/content/pages/styleguide';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { LogoStrip } from '@mainstage/ui/logo-strip/logo-strip';
import { CategorySlider } from '@mainstage/ui/tabs/category-slider';
import { Tabs } from '@mainstage/ui/tabs/tabs';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { Titled } from '../../components/sections/titled';

const { tabs, industries: copy } = styleguide.copy;

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
        <Typography variant="caption" sx={{ mt: 4 }}>
          {copy.note}
        </Typography>
      </Titled>
      <Titled id="tabs" title={tabs.title}>
        <TwoColumns spans={[5, 6]}>
          <Tabs
            label={tabs.label}
            tabs={tabs.items.map(({ id, label, text }) => ({
              id,
              label,
              panel: <Typography variant="lead">{text}</Typography>,
            }))}
          />
          <>
            {tabs.questions.map(({ title, text }, at) => (
              <Accordion key={title} defaultExpanded={at === 0}>
                <AccordionSummary id={`question-${at}`} aria-controls={`answer-${at}`}>
                  <Typography variant="h3" component="span">
                    {title}
                  </Typography>
                </AccordionSummary>
                <AccordionDetails>{text}</AccordionDetails>
              </Accordion>
            ))}
          </>
        </TwoColumns>
      </Titled>
    </>
  );
}
