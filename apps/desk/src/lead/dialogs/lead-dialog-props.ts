import type { DeskLead, DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import type { NamedChange } from '../use-change-lead';

/** What the dialog of an action is given. */
export interface LeadDialogProps {
  /** As it was when the dialog opened: a change names the version that was shown. */
  lead: DeskLeadDetail;
  change: (lead: DeskLead, named: NamedChange) => void;
  /** Whether a change is being made. */
  pending: boolean;
  /** Where the person goes when the lead is gone. */
  listAddress: string;
  onClose: () => void;
}
