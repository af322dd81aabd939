import { createHash } from 'node:crypto';
import { deskApi } from '@mainstage/contracts/desk/calls';
import type { Block } from '@mainstage/mail/layout/blocks';

/** Below it lie the pages with a button that mails to the team link to. */
export const deskActionPath = `${deskApi}/actions`;

export const deskActions = ['take', 'answered'] as const;
/** What a link in a mail does once its button is pressed. */
export type DeskAction = (typeof deskActions)[number];

export const deskActionLabels = { take: 'I’ll take it', answered: 'I have answered' } as const satisfies Record<
  DeskAction,
  string
>;

/** Days that such a link is valid. */
export const deskActionLinkDays = 30;

/** Where a team member works on a lead; the actions name the member where the mail goes to one. */
export interface DeskLinks {
  lead: string;
  take: string;
  answered: string;
}

/** Names a team member in a link without spelling the address, which would be in logs and histories. */
export const memberKey = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('base64url').slice(0, 16);

/** @param taken whether somebody has the lead, so that taking it is not what is hoped for */
export const deskButtons = (links: DeskLinks, taken = false): Block[] => [
  {
    kind: 'button',
    label: taken ? deskActionLabels.answered : deskActionLabels.take,
    url: taken ? links.answered : links.take,
  },
  {
    kind: 'button',
    label: taken ? deskActionLabels.take : deskActionLabels.answered,
    url: taken ? links.take : links.answered,
    quiet: true,
  },
  { kind: 'button', label: 'Open it at the sales desk', url: links.lead, quiet: true },
];
