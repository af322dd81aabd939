import iconv from 'iconv-lite';

/** Labels under which mail programs send Windows-1252, as browsers interpret them too. */
const western =
  /^(us-?)?ascii$|^ansi|^(iso-?8859-?1|iso_8859-1.*|latin-?1|l1|cp819|ibm819|windows-?1252|cp-?1252|x-ansi)$/;
/** Labels of single-byte encodings, so that text that is valid UTF-8 is UTF-8. */
const singleByte = /^(windows|cp|ibm|iso|iso_|x-cp|koi|mac|x-mac)[-_]?\d*|^latin|^mac|^dos/;
const wide = /^(utf|ucs|unicode)-?(16|32|2|4)?/;

/**
 * Decodes a part or an encoded word. Labels are often wrong: text that is valid UTF-8 is UTF-8, whatever western label
 * it has, and invalid UTF-8 with that label is Windows-1252. Node's TextDecoder drops characters of Windows-1252.
 * @param label charset of Content-Type or of the encoded word; undefined if there is none
 */
export function decodeBytes(bytes: Uint8Array, label: string | undefined): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name =
    label
      ?.toLowerCase()
      .replace(/["'\s]/g, '')
      .replace(/\*.*$/, '')
      .replace(/^x-unknown$/, '') ?? '';
  const mark = encodingOfMark(buffer);
  if (mark) return iconv.decode(buffer, mark);
  const labelled = wide.test(name) && !/^utf-?8/.test(name) ? encodingOfWide(buffer, name) : withoutPrefix(name);
  // Stateful encodings, as in Japanese mail, are missing in iconv-lite.
  if (/^(iso-?2022-?jp|cs-?iso-?2022-?jp)/.test(name)) return new TextDecoder('iso-2022-jp').decode(buffer);
  const known =
    labelled !== '' && !western.test(labelled) && !/^utf-?8$|^utf8/.test(labelled) && iconv.encodingExists(labelled);
  if (known && !(singleByte.test(labelled) && isUtf8(buffer)))
    return withWindowsSigns(withMacEuro(iconv.decode(buffer, labelled), labelled));
  return isUtf8(buffer) ? buffer.toString() : isDos(buffer) ? iconv.decode(buffer, 'cp850') : mixed(buffer);
}

/** `x-mac-cyrillic`, `x-euc-jp`: names with the prefix of private ones, which iconv-lite knows without it. */
const withoutPrefix = (name: string): string => {
  const bare = name.replace(/^x-/, '');
  return iconv.encodingExists(name) ? name : bare;
};

/** Since 1998 the Mac has € where its encoding had the currency sign, which iconv-lite still returns. */
const withMacEuro = (text: string, name: string): string =>
  /^mac(-?roman|intosh)?$/.test(name) ? text.replaceAll('¤', '€') : text;

/** Whether bytes above 127 form valid UTF-8; true if there are none. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function encodingOfMark(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** Text labelled UTF-16 without any zero byte was converted in transit. */
const encodingOfWide = (bytes: Buffer, name: string): string =>
  name === 'utf-7' || name === 'utf7' || name.startsWith('unicode-1-1-utf-7') ? 'utf-7' : bytes.includes(0) ? name : '';

/** Characters of Windows-1252 in text with an ISO label, which has control characters in their place. */
const withWindowsSigns = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (sign) => iconv.decode(Buffer.from([sign.charCodeAt(0)]), 'windows-1252'));

/**
 * Umlauts of DOS within words, where Windows-1252 has quotation marks or nothing. A quotation mark beside a blank, a
 * dash between blanks or a price in euros is Windows-1252.
 */
function isDos(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (/[a-z]\x81[a-z\xe1]/i.test(text) || /(^|\s)\x99[a-z]{2}/.test(text)) return true;
  return (
    /[a-zA-Z][\x84\x94][a-z]/.test(text) && !/(^|[\s(])\x84\S|\S[\x93\x94]([\s.,;:!?)]|$)|\s\x96\s|\d\s?\x80/.test(text)
  );
}

/** Decodes valid UTF-8 as UTF-8, every other byte as Windows-1252: programs join texts of different encodings. */
const mixed = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replace(
      /([\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})|[\x80-\xff]/g,
      (signs: string, sequence?: string) => {
        const own = Buffer.from(signs, 'latin1');
        return sequence && isUtf8(own)
          ? own.toString()
          : iconv.decode(own.subarray(0, 1), 'windows-1252') + (own.length > 1 ? mixed(own.subarray(1)) : '');
      },
    );
