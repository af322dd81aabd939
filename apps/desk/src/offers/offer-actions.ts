import type { DeskOffer, DeskOfferVersion } from '@mainstage/contracts/offers/calls';

export type OfferAction = 'accept' | 'decline' | 'withdraw' | 'reopen';

/**
 * Actions on a version by its state, in the order of the buttons.
 * @param hasDraft whether the lead has an unfinished draft, beside which no other one is made
 */
export function actionsOf(
  version: DeskOfferVersion,
  isNewest: boolean,
  hasDraft: boolean,
): (OfferAction | 'edit' | 'next' | 'copy')[] {
  const copy = hasDraft ? [] : (['copy'] as const);
  switch (version.state) {
    case 'draft':
      return ['edit', 'withdraw'];
    case 'sent':
      return [...(isNewest && !hasDraft ? (['next'] as const) : []), 'accept', 'decline', 'withdraw'];
    case 'expired':
      return isNewest ? ['reopen', 'decline', ...copy] : [...copy];
    default:
      return [...copy];
  }
}

interface DecisionWords {
  label: string;
  title: string;
  consequence: string;
  field: string;
  done: string;
}

export const decisionWords = {
  accept: {
    label: 'Accepted …',
    title: 'The client has accepted',
    consequence: 'The booking becomes definite and the lead is won.',
    field: 'Who said so, and how',
    done: 'The offer is accepted and the booking is definite',
  },
  reopen: {
    label: 'Reopen …',
    title: 'Reopen the offer',
    consequence: 'It gets a new option if the day is still free, and the client’s link works again.',
    field: 'Why',
    done: 'The offer is open again',
  },
  decline: {
    label: 'Declined …',
    title: 'The client has declined',
    consequence: 'The offer ends. The option stays until it ends or you release it.',
    field: 'Who said so, how, and why',
    done: 'The offer is declined',
  },
  withdraw: {
    label: 'Withdraw …',
    title: 'Withdraw the offer',
    consequence: 'The link then says that the offer was withdrawn. No email is sent.',
    field: 'Why',
    done: 'The offer is withdrawn',
  },
} as const satisfies Record<OfferAction, DecisionWords>;

/** Whether a version waits for the client. */
export const isOpen = ({ versions }: DeskOffer): boolean => versions.some(({ state }) => state === 'sent');

export const draftOf = ({ versions }: DeskOffer): DeskOfferVersion | undefined =>
  versions.find(({ state }) => state === 'draft');
