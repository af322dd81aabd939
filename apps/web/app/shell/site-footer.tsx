import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { brand } from '@mainstage/content/site/brand';
import { footer, navigation } from '@mainstage/content/site/navigation';
import { socialLinks } from '@mainstage/content/site/social';
import { columns } from '@mainstage/ui/theme/columns';
import { font, from, led, size } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { PhoneFold } from '../components/phone/phone-fold';
import { SectionLink } from '../components/links/section-link';
import { formPages } from '../forms/submission/form-pages';
import { Newsletter } from './newsletter';

const onPhone = '@media (max-width: 699px)';

const Foot = styled('footer')({
  ...surface('graphite'),
  paddingBlock: 'clamp(1.75rem, 3.6vw, 4rem) 20px',
  position: 'relative',
});

const Links = styled(List)({
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    padding: '6px 0',
    [from.desktop]: { minHeight: 34, padding: '4px 0' },
    lineHeight: 1.4,
  },
});

const Title = styled('h2')({
  marginBottom: 8,
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: 600,
  letterSpacing: 0,
  color: tone.muted,
});
const Address = styled('address')({ fontStyle: 'normal', lineHeight: 1.7 });

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 32px',
  marginTop: 'clamp(0.75rem, 2.4vw, 2.25rem)',
  paddingTop: 16,
  borderTop: `1px solid ${tone.line}`,
  fontSize: size.small,
  color: tone.muted,
});

/** On a tablet the invitation is beside the address, so that no half of the screen is empty. */
const Top = styled('div')({
  display: 'grid',
  gap: '48px 24px',
  '& > *': { minWidth: 0 },
  gridTemplateColumns: 'minmax(0, 1fr)',
  // An e-mail address does not wrap: it is beside the links only if both fit.
  [onPhone]: {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: 20,
    '& > :first-of-type': { flexBasis: '100%' },
  },
  '@media (min-width: 700px) and (max-width: 1023px)': {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    columnGap: 48,
    '& > :first-of-type': { gridRow: 'span 2' },
  },
  [from.desktop]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > :nth-of-type(1)': { gridColumn: '1 / span 5' },
    '& > :nth-of-type(2)': { gridColumn: '7 / span 3' },
    '& > :nth-of-type(3)': { gridColumn: '10 / span 3' },
  },
});

const Groups = styled(Box)({
  ...columns({ phone: 2, tablet: 4 }),
  gap: '16px 24px',
  marginTop: 'clamp(1rem, 2.6vw, 2.5rem)',
  paddingTop: 'clamp(0.75rem, 2.4vw, 2rem)',
  borderTop: `1px solid ${tone.line}`,
  // The short legal links share lines.
  [onPhone]: {
    '& [data-inline]': { gridColumn: '1 / -1', '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 24 } },
  },
  // The longest list in two columns, to limit the height.
  [from.desktop]: {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    '& [data-long]': { gridColumn: 'span 2', '& ul': { columns: 2 } },
  },
}) as typeof Box;

/** Legal pages are visible on a phone too. */
const pageGroups = footer.groups.slice(0, -1);
const legalGroup = footer.groups.at(-1);

function Group({ title, links, inline }: (typeof footer.groups)[number] & { inline?: boolean }) {
  return (
    <div data-long={links.length > 8 || undefined} data-inline={inline}>
      <Title>{title}</Title>
      <Links>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link component={SectionLink} to={to} underline="hover">
              {label}
            </Link>
          </li>
        ))}
      </Links>
    </div>
  );
}

/** Contact, address, links to all pages, and the newsletter, except on the newsletter's own page. */
export function SiteFooter() {
  const { pathname } = useLocation();
  return (
    <Foot lang="en">
      <Box sx={{ position: 'absolute', insetInline: 0, top: 0, height: 3, background: led }} />
      <Container>
        <Top>
          <div>
            {pathname !== formPages.newsletter && (
              <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 520 }}>
                <Typography variant="h3" component="h2">
                  {footer.newsletter.title}
                </Typography>
                <Typography variant="prose">{footer.newsletter.text}</Typography>
                <Newsletter />
              </Box>
            )}
          </div>
          <div>
            <Title>{footer.visit}</Title>
            <Address>
              {brand.address.street}
              <br />
              {brand.address.postcode} {brand.address.city}
              <br />
              <Link href={brand.phone.href}>{brand.phone.label}</Link>
              <br />
              <Link href={`mailto:${brand.email}`}>{brand.email}</Link>
            </Address>
          </div>
          <div>
            <Title id="footer-social">{footer.social}</Title>
            <Links aria-labelledby="footer-social">
              {socialLinks.map(({ id, label, href }) => (
                <li key={id}>
                  <Link href={href} target="_blank" rel="noopener noreferrer" underline="hover">
                    {label} <VisuallyHidden>{footer.newTab}</VisuallyHidden>
                  </Link>
                </li>
              ))}
            </Links>
          </div>
        </Top>
        <Groups component="nav" aria-label={navigation.words.footer}>
          <PhoneFold label={footer.all}>
            {pageGroups.map((group) => (
              <Group key={group.title} {...group} />
            ))}
          </PhoneFold>
          {legalGroup && <Group {...legalGroup} inline />}
        </Groups>
        <Line>
          <span>
            © {brand.copyrightYear} {brand.name}
          </span>
          <span>{brand.line}</span>
        </Line>
      </Container>
    </Foot>
  );
}
