import { styled } from '@mui/material/styles';
import type { MenuGroup, SiteLink } from '@mainstage/content/site/navigation-types';
import { ease, motion, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { SectionLink } from '../components/section-link';
import { mobileEntry, mobileSmall } from './mobile-entry';

const Group = styled('details')({
  '& summary': {
    ...mobileEntry,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary svg': { transition: `transform ${motion.calm} ${ease}` },
  '&[open] summary svg': { transform: 'rotate(45deg)' },
});

const List = styled('ul')({
  listStyle: 'none',
  paddingBottom: 16,
  '& a': { ...mobileSmall, display: 'flex', flexDirection: 'column', justifyContent: 'center', padding: '6px 0' },
  '& small': { fontSize: size.small, color: tone.muted },
});

/** An entry of the slide-out menu that unfolds: the browser's own, so that every reader knows its state. */
export function MobileGroup({ group: { label, all, also, cards, more } }: { group: MenuGroup }) {
  const links: (SiteLink & { note?: string })[] = [
    all,
    ...(also ? [also] : []),
    ...cards.map(({ name, points, to }) => ({ label: name, note: points.slice(0, 2).join(' · '), to })),
    ...(more?.links ?? []),
  ];

  return (
    <Group>
      <summary>
        {label}
        <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
          <path d="M9 1v16M1 9h16" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </summary>
      <List>
        {links.map((link) => (
          <li key={link.to}>
            <SectionLink to={link.to} replace>
              {link.label}
              {link.note && <small>{link.note}</small>}
            </SectionLink>
          </li>
        ))}
      </List>
    </Group>
  );
}
