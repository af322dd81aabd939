import { createHash } from 'node:crypto';
import { deskApi } from '@mainstage/contracts/desk/calls';
import type { Block } from '@mainstage/mail/layout/blocks';

/** Prefix of the pages with a button in mails to the team. */
export const deskActionPath = `${deskApi}/actions`;

export const deskActions = ['take', 'answered'] as const;
/** Action of a button behind a link in a mail. */
export type DeskAction = (typeof deskActions)[number];

export const deskActionLabels = { take: 'I’ll take it', answered: 'I have answered' } as const satisfies Record<
  DeskAction,
  string
>;

/** Days for which such a link is valid. */
export const deskActionLinkDays = 30;

/** Links to a lead for a team member; the actions name the member if the mail is for one. */
export interface DeskLinks {
  lead: string;
  take: string;
  answered: string;
}

/** Identifies a team member in a link without the address, which would appear in logs and histories. */
export const memberKey = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('base64url').slice(0, 16);

/** @param taken whether the lead has an owner, so that taking it is not the primary action */
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
