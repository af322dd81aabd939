import type { DeskLead } from '@mainstage/contracts/desk/leads';
import type { TeamMember } from '@mainstage/contracts/desk/session';

export type DialogName =
  'answered' | 'next-step' | 'hand-over' | 'lost' | 'spam' | 'correct' | 'erase' | 'snooze' | 'remind';

export type MenuName = DialogName | 'reopen' | 'won' | 'give-back';

/** The less usual actions of a lead, by its state and the member's right. */
export function menuOf({ state, owner }: DeskLead, { right }: TeamMember): [MenuName, string][] {
  const erase: [MenuName, string][] = right === 'lead' ? [['erase', 'Erase …']] : [];
  if (state === 'spam') return erase;
  const closed = state === 'won' || state === 'lost';
  return [
    ['snooze', 'Snooze …'],
    ...(closed ? [] : [['remind', 'Remind me if no reply …'] as [MenuName, string]]),
    ['hand-over', 'Hand over …'],
    ...(owner !== null && !closed ? [['give-back', 'Give back'] as [MenuName, string]] : []),
    ...(state === 'won' ? [] : [['won', 'Won'] as [MenuName, string]]),
    ...(state === 'lost' ? [] : [['lost', 'Lost …'] as [MenuName, string]]),
    ...(closed || state === 'answered' ? [['reopen', 'Reopen'] as [MenuName, string]] : []),
    ['correct', 'Correct …'],
    ['spam', 'Spam …'],
    ...erase,
  ];
}
