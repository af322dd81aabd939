import { industries } from '@mainstage/content/industries/industries';
import { marks } from '@mainstage/content/industries/marks';
import { styleguide } from '@mainstage/content/pages/styleguide';
import { Accordion } from '@mainstage/ui/accordion/accordion';
import { Columns, Span } from '@mainstage/ui/layout/section';
import { LogoStrip } from '@mainstage/ui/logo-strip/logo-strip';
import { CategorySlider } from '@mainstage/ui/tabs/category-slider';
import { Tabs } from '@mainstage/ui/tabs/tabs';
import { Lead, Small } from '@mainstage/ui/text/text';
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
          <Small>{copy.note}</Small>
        </div>
      </Titled>
      <Titled id="tabs" title={tabs.title}>
        <Columns>
          <Span span={5}>
            <Tabs
              label={tabs.label}
              tabs={tabs.items.map(({ id, label, text }) => ({ id, label, panel: <Lead>{text}</Lead> }))}
            />
          </Span>
          <Span start={7} span={6}>
            <Accordion single open={0} items={tabs.questions.map(({ title, text }) => ({ title, content: text }))} />
          </Span>
        </Columns>
      </Titled>
    </>
  );
}
