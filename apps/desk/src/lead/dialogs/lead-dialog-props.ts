import type { DeskLead, DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import type { NamedChange } from '../use-change-lead';

/** What the dialog of an action is given. */
export interface LeadDialogProps {
  lead: DeskLeadDetail;
  change: (lead: DeskLead, named: NamedChange) => void;
  /** Where the person goes when the lead is gone. */
  listAddress: string;
  onClose: () => void;
}
