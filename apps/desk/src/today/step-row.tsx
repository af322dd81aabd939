import { berlinTime } from '@mainstage/contracts/berlin-time';
import type { DeskLead, NextStep } from '@mainstage/contracts/desk/leads';
import { memberName, useSession } from '../session/session';
import { dayAt, dayText } from '../text/times';
import { TwoLineRow } from './two-line-row';

export function StepRow({ lead, now }: { lead: DeskLead; now: number }) {
  const { team } = useSession();
  const { nextStep, name, company, owner } = lead;
  if (!nextStep) return null;
  return (
    <TwoLineRow
      to={`/leads/${lead.id}`}
      first={nextStep.what}
      second={[name, company, memberName(team, owner)].filter(Boolean).join(' · ')}
      due={[dayText(nextStep.due, now), nextStep.time].filter(Boolean).join(', ')}
      late={isLate(nextStep, now)}
    />
  );
}

/** A step for the whole day is late on the next one. */
function isLate({ due, time }: NextStep, now: number): boolean {
  const today = dayAt(now);
  return due < today || (due === today && !!time && time < berlinTime(now).time);
}
