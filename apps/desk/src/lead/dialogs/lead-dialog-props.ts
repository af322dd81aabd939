import type { DeskLead, DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import type { NamedChange } from '../use-change-lead';

export interface LeadDialogProps {
  /** As it was when the dialog opened: a change refers to the shown version. */
  lead: DeskLeadDetail;
  change: (lead: DeskLead, named: NamedChange) => void;
  /** Whether a change is in flight. */
  pending: boolean;
  /** Target after the lead was erased. */
  listAddress: string;
  onClose: () => void;
}
