import { type ConnectionOptions, checkServerIdentity, rootCertificates } from 'node:tls';
import { X509Certificate } from 'node:crypto';

/**
 * Trusts one certificate in addition to those of the authorities: a relay's self-signed one. It is trusted
 * individually, so it may name any host; any other certificate must name the host and be signed.
 * @param pem the certificate, or an authority's, as text
 */
export function trusting(
  pem: string,
): Pick<ConnectionOptions, 'ca' | 'allowPartialTrustChain' | 'checkServerIdentity'> {
  const pinned = new X509Certificate(pem).fingerprint256;
  return {
    ca: [...rootCertificates, pem],
    // Also accepts a certificate signed by a private authority, without that authority.
    allowPartialTrustChain: true,
    checkServerIdentity: (host, certificate) =>
      certificate.fingerprint256 === pinned ? undefined : checkServerIdentity(host, certificate),
  };
}

const untrusted = /self.signed|unable to (verify|get local issuer)|altnames|certificate has expired|CERT_|UNABLE_TO/i;

/** Why a mail server is unavailable, as a text for operators; the server's own message if that is clear enough. */
export function serverFault(error: unknown): string {
  const { message, code = '', responseCode } = error as { message?: string; code?: string; responseCode?: number };
  const reason = message ?? String(error);
  if (untrusted.test(`${reason} ${code}`))
    return `its certificate is not trusted (${reason}): have it signed, or name it in SMTP_TRUSTED_CERTIFICATE`;
  if (code === 'EAUTH' || responseCode === 535) return `it refuses the user or password of SMTP_URL (${reason})`;
  if (code === 'ECONNREFUSED' || /ECONNREFUSED/.test(reason))
    return `nothing listens at the address of SMTP_URL (${reason})`;
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(reason)) return `the host of SMTP_URL is not found (${reason})`;
  return reason;
}
