import Container from '@mui/material/Container';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { MenuGroup } from '@mainstage/content/site/navigation-types';
import { displayType, from, size } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';
import { SectionLink } from '../components/links/section-link';
import { NoBreak } from '@mainstage/ui/text/no-break';
import { MenuCard } from './menu-card';

interface MenuPanelProps {
  id: string;
  group: MenuGroup;
  open: boolean;
}

/** As wide as the bar and directly under it. */
const Panel = styled(Paper)({
  ...surface('white'),
  display: 'none',
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  maxHeight: 'calc(100vh - 100%)',
  overflowY: 'auto',
  borderTop: `1px solid ${tone.line}`,
  boxShadow: '0 40px 60px rgba(10, 10, 15, 0.16)',
  '&[data-open]': { display: 'block' },
  '@media (scripting: none)': { 'li:hover > &, li:focus-within > &': { display: 'block' } },
});

const Grid = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  columnGap: 'clamp(32px, 4vw, 72px)',
  paddingBlock: '40px 48px',
});

const Side = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  '& > p': { fontSize: size.small, lineHeight: 1.55, color: tone.muted },
});

const All = styled(SectionLink)({
  ...displayType,
  fontSize: '1.75rem',
  lineHeight: 1.1,
  textDecorationThickness: 1,
  textUnderlineOffset: 7,
  '&:hover': { color: tone.accent },
});

const Also = styled(SectionLink)({
  fontSize: size.small,
  fontWeight: 600,
  textDecorationThickness: 1,
  textUnderlineOffset: 5,
  '&:hover': { color: tone.accent },
});

const Floors = styled(List)({
  width: '100%',
  marginTop: 12,
  '& a': {
    display: 'block',
    padding: '10px 0',
    borderTop: `1px solid ${tone.line}`,
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: 1.4,
    textDecoration: 'none',
  },
  '& a:hover': { color: tone.accent },
  '& small': { display: 'block', fontSize: '0.875rem', fontWeight: 400, color: tone.muted },
});

const Cards = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 20,
  [from.wide]: { gap: 28 },
});

/** The panel of a dropdown: a link to all, a card for each kind, and the floors. */
export function MenuPanel({ id, group, open }: MenuPanelProps) {
  const [seen, setSeen] = useState(open);
  if (open && !seen) setSeen(true);

  return (
    <Panel square id={id} data-open={open ? '' : undefined}>
      <Grid>
        <Side>
          <All to={group.all.to}>{group.all.label}</All>
          <p>{group.lead}</p>
          {group.also && <Also to={group.also.to}>{group.also.label}</Also>}
          {group.more && (
            <Floors aria-label={group.more.title}>
              {group.more.links.map(({ label, note, to }) => (
                <li key={to}>
                  <SectionLink to={to}>
                    {label}{' '}
                    <small>
                      <NoBreak text={note} />
                    </small>
                  </SectionLink>
                </li>
              ))}
            </Floors>
          )}
        </Side>
        <Cards>
          {group.cards.map((card) => (
            <MenuCard key={card.to} card={card} pictured={seen} />
          ))}
        </Cards>
      </Grid>
    </Panel>
  );
}
