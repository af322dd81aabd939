import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { colour, ease, motion, size } from '../theme/tokens';
import { tone } from '../theme/tones';

export interface Tab {
  id: string;
  label: string;
}

interface TabListProps {
  /** What is chosen here; the list's name for those who hear it. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the chosen tab. */
  selected: string;
  onSelect: (id: string) => void;
  /** Begins the ids of tabs and panels: `<name>-tab-<id>` and `<name>-panel-<id>`. */
  name: string;
}

/** On a hairline of its own; slides sideways where a phone is too narrow. */
const List = styled('div')({
  position: 'relative',
  display: 'flex',
  gap: 'clamp(24px, 3vw, 48px)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${tone.line}`,
  // Room for the focus ring, which the scrolling box would cut.
  padding: '6px 6px 0',
  marginInline: -6,
});

const Button = styled('button')({
  flex: 'none',
  minHeight: 56,
  padding: 0,
  border: 0,
  background: 'none',
  color: tone.muted,
  font: 'inherit',
  fontSize: size.body,
  fontWeight: 600,
  cursor: 'pointer',
  backgroundImage: `linear-gradient(${colour.signal}, ${colour.signal})`,
  backgroundPosition: '0 100%',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '0 2px',
  transition: `background-size ${motion.calm} ${ease}, color ${motion.quick} ${ease}`,
  '&:hover': { color: tone.text },
  '&[aria-selected="true"]': { color: tone.text, backgroundSize: '100% 2px' },
  '&:focus-visible': { outlineOffset: -2 },
});

/** Tabs with one stop for the Tab key; arrows, Home and End choose, as everywhere. */
export function TabList({ label, tabs, selected, onSelect, name }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);

  // The chosen one may lie beyond the edge of a phone, when something else than a press chose it.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [selected]);

  function choose(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ id }) => id === selected);
    const last = tabs.length - 1;
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    (list.current?.children[to] as HTMLElement | undefined)?.focus();
  }

  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={choose}>
      {tabs.map(({ id, label: words }) => (
        <Button
          key={id}
          type="button"
          role="tab"
          id={`${name}-tab-${id}`}
          aria-controls={`${name}-panel-${id}`}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {words}
        </Button>
      ))}
    </List>
  );
}
