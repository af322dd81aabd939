import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { styled } from '@mui/material/styles';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { MenuGroup } from '@mainstage/content/site/navigation-types';
import { ease, motion } from '@mainstage/ui/theme/tokens';
import { stepFrom } from './arrow-steps';
import { BarItem } from './bar-item';
import { MenuPanel } from './menu-panel';
import type { Dropdowns } from './use-dropdowns';
import { useDismissal } from './use-dismissal';

const Entry = styled('li')({
  display: 'flex',
  alignItems: 'center',
  '& > button svg': { transition: `transform ${motion.quick} ${ease}` },
  '& > [aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

const steps = { on: ['ArrowDown', 'ArrowRight'], back: ['ArrowUp', 'ArrowLeft'] };

/** An entry of the bar with a panel under it: opens on hover, click, Enter, Space and arrow keys; Escape closes. */
export function Dropdown({ group, menus }: { group: MenuGroup; menus: Dropdowns }) {
  const entry = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const { name, label } = group;
  const open = menus.open === name;
  const panelId = `menu-${name}`;
  const links = () => [...(entry.current?.querySelectorAll<HTMLElement>(`#${panelId} a`) ?? [])];
  useDismissal(open, entry, trigger, menus.close);

  function openAt(place: 0 | -1): void {
    // The links can take the focus only once they are rendered.
    flushSync(() => menus.show(name));
    links().at(place)?.focus();
  }

  function byKey(event: KeyboardEvent): void {
    const { key } = event;
    const inPanel = document.activeElement !== trigger.current;
    if (!inPanel && key !== 'ArrowDown' && key !== 'ArrowUp') return;
    const all = links();
    const upFromFirst = inPanel && steps.back.includes(key) && document.activeElement === all[0];
    const to = upFromFirst ? trigger.current : inPanel && stepFrom(all, key, steps);
    if (inPanel && !to) return;
    event.preventDefault();
    event.stopPropagation();
    if (to) to.focus();
    else openAt(key === 'ArrowDown' ? 0 : -1);
  }

  return (
    <Entry
      ref={entry}
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType !== 'touch' && menus.enter(name)}
      onPointerLeave={({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        // A keyboard user in the panel must not lose it because the pointer left.
        if (links().includes(document.activeElement as HTMLElement)) menus.keep();
        else menus.leave();
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) =>
        open && relatedTarget && !currentTarget.contains(relatedTarget) && menus.close()
      }
      onClick={({ target }: MouseEvent) => (target as Element).closest('a') && menus.close()}
      onKeyDown={byKey}
    >
      <BarItem
        ref={trigger}
        data-bar-item
        className={pathname.startsWith(group.all.to) ? 'active' : undefined}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => menus.press(name)}
      >
        {label}
        <KeyboardArrowDown sx={{ fontSize: 18, marginInline: '-4px' }} />
      </BarItem>
      <MenuPanel id={panelId} group={group} open={open} />
    </Entry>
  );
}
