/**
 * Whether the connection to a mail server must be encrypted before authentication: always, except on this machine. If
 * the server offers no TLS then, no mail is sent.
 */
export function mustEncrypt(smtpUrl: string): boolean {
  const { password, hostname } = new URL(smtpUrl);
  return password !== '' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(hostname);
}
