import { EmptyState } from '../shell/states';

export function NoLeadChosen() {
  return <EmptyState text="Choose a lead from the list. Use j and k to move down and up, Enter to open one." />;
}
