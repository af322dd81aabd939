import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { ease, motion } from '../theme/tokens';
import { tone } from '../theme/tones';

interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[];
  /** Opening one closes the others. */
  single?: boolean;
  /** Which is open at first, from 0. */
  open?: number;
  /** Level of the titles in the page's outline. */
  titleAs?: 'h2' | 'h3' | 'h4';
}

const Item = styled('details')({
  borderTop: `1px solid ${tone.line}`,
  '&:last-of-type': { borderBottom: `1px solid ${tone.line}` },
  '& summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 20px',
    gap: 24,
    alignItems: 'center',
    padding: '24px 0',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { color: tone.accent },
  '& svg': { transition: `transform ${motion.calm} ${ease}` },
  '&[open] svg': { transform: 'rotate(45deg)', color: tone.accent },
});

const Content = styled('div')({ maxWidth: '44em', padding: '0 44px 32px 0', color: tone.muted, textWrap: 'pretty' });

/** Questions between hairlines that open to their answers: the browser's own, so it works without JavaScript. */
export function Accordion({ items, single = false, open, titleAs = 'h3' }: AccordionProps) {
  const name = useId();
  return (
    <div>
      {items.map(({ title, content }, each) => (
        <Item key={title} name={single ? name : undefined} open={each === open}>
          <summary>
            <Typography variant="h3" component={titleAs}>
              {title}
            </Typography>
            <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
              <path d="M10 1v18M1 10h18" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </summary>
          <Content>{content}</Content>
        </Item>
      ))}
    </div>
  );
}
