import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { MenuGroup, SiteLink } from '@mainstage/content/site/navigation-types';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { SectionLink } from '../components/links/section-link';
import { mobileEntry, mobileSmall } from './mobile-entry';

const Links = styled(List)({
  '& a': { ...mobileSmall, display: 'flex', flexDirection: 'column', justifyContent: 'center', padding: '6px 0' },
  '& small': { fontSize: size.small, color: tone.muted },
});

export function MobileGroup({ group: { name, label, all, also, cards, more } }: { group: MenuGroup }) {
  const links: (SiteLink & { note?: string })[] = [
    all,
    ...(also ? [also] : []),
    ...cards.map(({ name: card, points, to }) => ({ label: card, note: points.slice(0, 2).join(' · '), to })),
    ...(more?.links ?? []),
  ];

  return (
    <Accordion sx={{ '&&': { border: 0 } }}>
      <AccordionSummary
        id={`menu-group-${name}`}
        aria-controls={`menu-links-${name}`}
        sx={{
          ...mobileEntry,
          display: 'flex',
          '&:hover': { color: 'inherit' },
          '& .MuiAccordionSummary-content': { margin: 0 },
        }}
      >
        {label}
      </AccordionSummary>
      <AccordionDetails sx={{ padding: '0 0 16px', color: 'inherit' }}>
        <Links>
          {links.map((link) => (
            <li key={link.to}>
              <SectionLink to={link.to} replace>
                {link.label}
                {link.note && <small>{link.note}</small>}
              </SectionLink>
            </li>
          ))}
        </Links>
      </AccordionDetails>
    </Accordion>
  );
}
