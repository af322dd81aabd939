import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { shortlistKey } from '../../storage/shortlist-key';
import { readPlanScript } from '../planned/read-plan-script';
import { ChosenFrame, DayNote, lineHeight } from './chosen-frame';

/** Where the scripts do not come, the space is given back. Milliseconds. */
const longest = 10_000;

/** Both lists overlap: the space is that of the longer one. Without either there is no place, and no gap before it. */
const Place = styled('div')({
  display: 'grid',
  '& > *': { gridArea: '1 / 1' },
  '&:not([data-reserved], :has(> :not([data-space]) section))': { display: 'none' },
});

const Space = styled('div')({
  visibility: 'hidden',
  'div:not([data-reserved]) > &': { display: 'none' },
  '& ul': { height: `calc(${lineHeight}px * var(--lines))` },
});

const Noted = styled('div')({ '[data-reserved=""] &': { display: 'none' } });

/** The inline script: counts the lines that the list will have. Without `venue`, the venue is none of them. */
export const reserveListScript = (venue: boolean) => `{${readPlanScript}
  const room = ${venue ? `planned('venue')` : 'undefined'};
  const names = ['date', planned('date') && 'part', 'guests', 'layout', 'offer', 'estimate'];
  const withheld = String(planned('withheld')).split(',');
  const listed = stored(() => localStorage, '${shortlistKey}');
  const shortlist = Array.isArray(listed) ? listed.filter((id) => id !== room && !withheld.includes(id)) : [];
  const lines = [room, ...names.map((name) => name && planned(name)), ...shortlist].filter(Boolean).length;
  const place = document.currentScript.previousElementSibling;
  if (lines > 0) {
    place.style.setProperty('--lines', lines);
    place.dataset.reserved = room && planned('date') ? 'noted' : '';
    setTimeout(() => delete place.dataset.reserved, ${longest});
  }
}`;

interface ReservedListProps {
  /** Whether the venue is a line of the list. */
  venue: boolean;
  /** The list that the server fills in. */
  children?: ReactNode;
}

/**
 * Holds the space of the list while the page is parsed, so that no field below moves when the list comes. Replaced by the list;
 * React does not run the script after a navigation.
 */
export function ReservedList({ venue, children }: ReservedListProps) {
  return (
    <>
      <Place suppressHydrationWarning>
        {children}
        <Space data-space>
          <ChosenFrame
            note={
              <Noted>
                <DayNote />
              </Noted>
            }
          >
            {null}
          </ChosenFrame>
        </Space>
      </Place>
      <script dangerouslySetInnerHTML={{ __html: reserveListScript(venue) }} />
    </>
  );
}
