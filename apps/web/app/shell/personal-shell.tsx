import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { brand } from '@mainstage/content/site/brand';
import { personalWords } from '@mainstage/content/site/personal-words';
import { from, size } from '@mainstage/ui/theme/tokens';
import { surface } from '@mainstage/ui/theme/tones';
import { SectionLink } from '../components/links/section-link';
import { usePageHandle } from '../page-handle';
import { Bar } from './bar';
import { Logo } from './logo';
import { useScrolled } from './use-scrolled';

const Row = styled(Container)({
  ...{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 24, minHeight: 72 },
  [from.wide]: { minHeight: 88 },
});

/** Bar of a page for one reader: the way home and the telephone, in the language of the page. */
export function PersonalHeader() {
  const { lang } = usePageHandle();
  const look = useScrolled() ? 'scrolled' : 'above';
  return (
    <Bar look={look} data-look={look}>
      <Row>
        <Logo label={personalWords[lang].home} />
        {/* As wide as the number in the site's font: it begins at the same place before the font is loaded. */}
        <PersonalLink href={brand.phone.href} sx={{ minWidth: '8.25em' }}>
          {brand.phone.label}
        </PersonalLink>
      </Row>
    </Bar>
  );
}

const Foot = styled('footer')({ ...surface('graphite'), paddingBlock: 24, fontSize: size.small });
const PersonalLink = styled(Link)({ display: 'inline-flex', alignItems: 'center', minHeight: 48 }) as typeof Link;

/** Footer of a page for one reader: who writes, and the legal pages. */
export function PersonalFooter() {
  const { lang } = usePageHandle();
  const { footer, legal } = personalWords[lang];
  const { street, postcode, city } = brand.address;
  return (
    <Foot>
      <Container sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px 48px' }}>
        <Box component="address" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, fontStyle: 'normal' }}>
          <Box component="span" sx={{ alignSelf: 'center' }}>
            {brand.name}, {street}, {postcode} {city}
          </Box>
          <PersonalLink href={`mailto:${brand.salesEmail}`}>{brand.salesEmail}</PersonalLink>
        </Box>
        <Box component="nav" aria-label={footer} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          {legal.map(({ label, to, lang: of }) => (
            <PersonalLink key={to} component={SectionLink} to={to} hrefLang={of} underline="hover">
              {label}
            </PersonalLink>
          ))}
        </Box>
      </Container>
    </Foot>
  );
}
