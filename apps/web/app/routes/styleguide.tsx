import Breadcrumbs from '@mui/material/Breadcrumbs';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from '../components/links/page-link';
import { styleguide } from '@mainstage/content/pages/styleguide';
import { Ready } from '../components/pages/closing-call';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { PageOpening } from '../components/pages/page-opening';
import { SectionStrip } from '../components/sections/section-strip';
import { ChoiceSamples } from './styleguide/choice-samples';
import { ControlSamples } from './styleguide/control-samples';
import { DialogSamples } from './styleguide/dialog-samples';
import { Foundations } from './styleguide/foundations';
import { MovingSamples } from './styleguide/moving-samples';
import { StateSamples } from './styleguide/state-samples';
import { PictureSamples } from './styleguide/picture-samples';
import { WordSamples } from './styleguide/word-samples';

const { hero, breadcrumb, callToAction, contents } = styleguide.copy;
const sections = contents.sections.map((id) => ({
  label: id === 'cards' ? styleguide.copy.pictures.cards.title : styleguide.copy[id].title,
  to: `${styleguide.path}#${id}`,
}));

export const handle: PageHandle = { lang: styleguide.lang, nav: 'over-hero' };
export const meta = () => headOf(styleguide);

const Row = styled(Container)({ paddingBlock: 24 });

/** Every token and component of the design. No page links here. */
export default function StyleguidePage() {
  return (
    <>
      <PageOpening title={hero.title} lead={hero.lead} picture={hero.picture} />
      <Row>
        <Breadcrumbs aria-label={breadcrumb.label}>
          {breadcrumb.items.map((item) =>
            'to' in item ? (
              <Link key={item.label} component={RouterLink} to={item.to}>
                {item.label}
              </Link>
            ) : (
              <span key={item.label} aria-current="page">
                {item.label}
              </span>
            ),
          )}
        </Breadcrumbs>
      </Row>
      <SectionStrip label={contents.label} links={sections} />
      <Foundations />
      <WordSamples />
      <PictureSamples />
      <MovingSamples />
      <ChoiceSamples />
      <ControlSamples />
      <StateSamples />
      <DialogSamples />
      <Ready copy={callToAction} />
    </>
  );
}
