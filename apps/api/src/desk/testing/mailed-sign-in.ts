import { deskPageLinks } from '@mainstage/desk/desk-pages';
import { Links } from '@mainstage/leads/links';
import type { ApiUnderTest } from '../../testing/api-under-test';

/** Token and code of the newest mail to a member, as the worker renders them. */
export async function mailedSignIn(api: ApiUnderTest, member: string): Promise<{ token: string; code: string }> {
  const [mail] = await api.sql<{ lead_id: string; created_at: Date }>(
    `SELECT lead_id, created_at FROM mails WHERE kind = 'desk-sign-in' AND recipient = 'team' AND to_address = $1
     ORDER BY created_at DESC LIMIT 1`,
    [member],
  );
  if (!mail) throw new Error('There is no such mail');
  const { PUBLIC_URL, APP_SECRET } = api.config;
  const { url, code } = deskPageLinks.deskSignIn(new Links(PUBLIC_URL, APP_SECRET), mail.lead_id, mail.created_at);
  return { token: new URL(url).searchParams.get('token') ?? '', code };
}
