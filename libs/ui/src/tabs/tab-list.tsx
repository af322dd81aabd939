import TabItem from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';

export interface Tab {
  id: string;
  label: string;
}

interface TabListProps {
  /** What is chosen here; the list's name for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the chosen tab. */
  selected: string;
  onSelect: (id: string) => void;
  /** Begins the ids of tabs and panels: `<name>-tab-<id>` and `<name>-panel-<id>`. */
  name: string;
}

/** Tabs of panels that are elsewhere in the page; arrows, Home and End choose. */
export function TabList({ label, tabs, selected, onSelect, name }: TabListProps) {
  return (
    <MuiTabs
      aria-label={label}
      value={selected === '' ? false : selected}
      onChange={(_, id: string) => onSelect(id)}
      selectionFollowsFocus
    >
      {tabs.map(({ id, label: words }) => (
        <TabItem key={id} value={id} label={words} id={`${name}-tab-${id}`} aria-controls={`${name}-panel-${id}`} />
      ))}
    </MuiTabs>
  );
}
