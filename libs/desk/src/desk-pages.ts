import { deskAddress } from '@mainstage/contracts/desk/calls';
import { signInCode } from '@mainstage/contracts/tokens/sign-in-code';
import { signToken } from '@mainstage/contracts/tokens/signed-token';
import type { Links } from '@mainstage/leads/links';

/** Minutes in which link and code of a mail sign somebody in at the sales desk. */
export const signInMinutes = 10;

/** The links to pages of the sales desk in mails to the team. */
export const deskPageLinks = {
  /** The first page. */
  deskToday: ({ publicUrl }: Links): string => publicUrl + deskAddress,

  /** Page on which a member of the sales team sees and ends their sessions. */
  deskSettings: ({ publicUrl }: Links): string => `${publicUrl}${deskAddress}/settings`,

  /**
   * Signs a member of the sales team in, by link in the browser that requested it or by code in another.
   * @param signInId id of the request
   * @param createdAt when it was made
   */
  deskSignIn({ publicUrl, secret }: Links, signInId: string, createdAt: Date): { url: string; code: string } {
    const expiresAt = new Date(createdAt.getTime() + signInMinutes * 60_000);
    const token = signToken(secret, 'desk-sign-in', { subject: signInId, round: 0 }, expiresAt);
    return { url: `${publicUrl}${deskAddress}/sign-in?token=${token}`, code: signInCode(secret, signInId) };
  },
};
