import type { ApiUnderTest } from '../../testing/api-under-test';
import { hashOf, newToken } from '../session/desk-cookie';

/** Signs a member in without mail and link. @returns headers of their browser */
export async function signedIn(
  api: ApiUnderTest,
  member: string,
  passkeyUsed = false,
): Promise<Record<string, string>> {
  const token = newToken();
  await api.sql(
    `INSERT INTO desk_sessions (member, token_hash, device, passkey_used) VALUES ($1, $2, 'Firefox, Linux', $3)`,
    [member, hashOf(token), passkeyUsed],
  );
  return { Cookie: `desk-session=${token}` };
}
