import { Constructed, fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js';

const signedData = '1.2.840.113549.1.7.2';

/**
 * The MIME message in a CMS signature (RFC 5652, `SignedData`). The signature is not verified.
 * @returns undefined for anything else: encrypted or compressed messages, broken ones, a detached signature
 */
export function signedContent(bytes: Uint8Array): Buffer | undefined {
  try {
    const { result, offset } = fromBER(derOf(bytes));
    if (offset < 0 || !(result instanceof Sequence)) return undefined;
    const [type, content] = result.valueBlock.value;
    if (!(type instanceof ObjectIdentifier) || type.valueBlock.toString() !== signedData) return undefined;
    const [, , enclosed] = childrenOf(childrenOf(content)[0]);
    const octets = childrenOf(childrenOf(enclosed)[1])[0];
    return octets instanceof OctetString ? Buffer.from(octets.getValue()) : undefined;
  } catch {
    return undefined;
  }
}

const childrenOf = (block: unknown) =>
  block instanceof Constructed || block instanceof Sequence ? block.valueBlock.value : [];

/** Some programs send PEM instead of DER. */
function derOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const pem = /-----BEGIN [A-Z0-9 ]+-----([A-Za-z0-9+/=\s]+)-----END/.exec(
    Buffer.from(bytes.subarray(0, 60)).toString('latin1').startsWith('-----BEGIN')
      ? Buffer.from(bytes).toString('latin1')
      : '',
  );
  return new Uint8Array(pem ? Buffer.from(pem[1] ?? '', 'base64') : bytes);
}
