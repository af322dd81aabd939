/**
 * Whether the line to a mail server must be encrypted before anything is said of a password: always, but on this machine
 * itself, where nobody else listens. Where the server offers no TLS then, no mail goes out.
 */
export function mustEncrypt(smtpUrl: string): boolean {
  const { password, hostname } = new URL(smtpUrl);
  return password !== '' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(hostname);
}
