import { deskAddress } from '@mainstage/contracts/desk/calls';
import { signInCode } from '@mainstage/contracts/tokens/sign-in-code';
import { signToken } from '@mainstage/contracts/tokens/signed-token';
import type { Links } from '@mainstage/leads/links';

/** Minutes for which link and code of a mail are valid. */
export const signInMinutes = 10;

/** Links to pages of the sales desk in mails to the team. */
export const deskPageLinks = {
  deskToday: ({ publicUrl }: Links): string => publicUrl + deskAddress,

  deskSettings: ({ publicUrl }: Links): string => `${publicUrl}${deskAddress}/settings`,

  /**
   * Link for the browser that requested it, and code for any other.
   * @param signInId id of the request
   * @param createdAt time of the request
   */
  deskSignIn({ publicUrl, secret }: Links, signInId: string, createdAt: Date): { url: string; code: string } {
    const expiresAt = new Date(createdAt.getTime() + signInMinutes * 60_000);
    const token = signToken(secret, 'desk-sign-in', { subject: signInId, round: 0 }, expiresAt);
    return { url: `${publicUrl}${deskAddress}/sign-in?token=${token}`, code: signInCode(secret, signInId) };
  },
};
