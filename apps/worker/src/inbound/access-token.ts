const answerMs = 15_000;

class AccessTokenRefused extends Error {
  override readonly name = 'AccessTokenRefused';
}

/**
 * An OAuth 2.0 access token for the mailbox (RFC 6749): by client credentials, or by the refresh token in the URL.
 * @param tokenUrl INBOUND_IMAP_TOKEN_URL: `https://<client id>:<client secret>@host/path?scope=…` or `?refresh_token=…`
 * @throws AccessTokenRefused with the provider's error code, never with a secret
 */
export async function requestAccessToken(tokenUrl: string): Promise<string> {
  const url = new URL(tokenUrl);
  const form = new URLSearchParams(url.searchParams);
  form.set('client_id', decodeURIComponent(url.username));
  form.set('client_secret', decodeURIComponent(url.password));
  form.set('grant_type', form.has('refresh_token') ? 'refresh_token' : 'client_credentials');
  url.username = url.password = url.search = '';
  const response = await fetch(url, { method: 'POST', body: form, signal: AbortSignal.timeout(answerMs) });
  const answer = (await response.json().catch(() => ({}))) as { access_token?: unknown; error?: unknown };
  if (response.ok && typeof answer.access_token === 'string') return answer.access_token;
  throw new AccessTokenRefused(`${url.host} gave no access token: ${response.status} ${String(answer.error ?? '')}`);
}
