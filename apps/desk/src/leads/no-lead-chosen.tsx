import { EmptyState } from '../shell/states';

/** Beside the list where no lead is open. */
export function NoLeadChosen() {
  return <EmptyState text="Choose a lead from the list. With j and k you go down and up, Enter opens one." />;
}
