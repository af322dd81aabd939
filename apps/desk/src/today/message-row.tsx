import type { DeskMessageToCheck } from '@mainstage/contracts/desk/leads';
import { messageMarkLabels } from '../text/labels';
import { momentText } from '../text/times';
import { TwoLineRow } from './two-line-row';

/** A message that needs a decision. */
export function MessageRow({ message, now }: { message: DeskMessageToCheck; now: number }) {
  const { leadId, name, mark, sender, text, receivedAt } = message;
  return (
    <TwoLineRow
      to={`/leads/${leadId}`}
      first={[mark && messageMarkLabels[mark], name].filter(Boolean).join(' · ')}
      second={[sender, text].filter(Boolean).join(': ')}
      due={momentText(receivedAt, now)}
    />
  );
}
