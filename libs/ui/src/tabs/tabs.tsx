import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { type Tab, TabList } from './tab-list';

interface TabsProps {
  /** What is chosen here; the list's name for screen readers. */
  label: string;
  tabs: readonly (Tab & { panel: ReactNode })[];
  /** The chosen tab and what chooses one, where somebody else keeps it; else it is kept here. */
  kept?: readonly [chosen: string, choose: (id: string) => void];
}

const Panel = styled('div')({
  paddingTop: 'clamp(24px, 4vw, 48px)',
  '&[hidden]': { display: 'none' },
  // All of it can be read where no tab would answer.
  '@media (scripting: none)': { '&[hidden]': { display: 'block' } },
});

/** Several contents in one place, the first of them shown. All are in the HTML. */
export function Tabs({ label, tabs, kept }: TabsProps) {
  const name = useId();
  const own = useState(tabs[0]?.id ?? '');
  const [chosenId, setChosenId] = kept ?? own;
  // The chosen one may have gone since.
  const selected = tabs.some(({ id }) => id === chosenId) ? chosenId : tabs[0]?.id;

  return (
    <div>
      <TabList label={label} tabs={tabs} selected={selected ?? ''} onSelect={setChosenId} name={name} />
      {tabs.map(({ id, panel }) => (
        <Panel
          key={id}
          role="tabpanel"
          id={`${name}-panel-${id}`}
          aria-labelledby={`${name}-tab-${id}`}
          tabIndex={0}
          hidden={id !== selected}
        >
          {panel}
        </Panel>
      ))}
    </div>
  );
}
