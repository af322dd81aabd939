import { analyse } from 'chardet';
import iconv from 'iconv-lite';

const saveAsUtf8 = 'Save it as UTF-8 ("CSV UTF-8" in Excel) and import it again.';

/**
 * The text of a file in UTF-8, UTF-16 or Windows-1252, without control characters, which PostgreSQL does not store.
 * @throws TypeError if the file has another encoding
 */
export function decodeText(bytes: Buffer): string {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    throw new TypeError(
      'This is an Excel workbook or another archive, not a table. Save it as "CSV UTF-8" and import that.',
    );
  const text = iconv.decode(bytes, encodingOf(bytes));
  return text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '');
}

function encodingOf(bytes: Buffer): string {
  const guesses = analyse(bytes);
  const best = guesses[0]?.name ?? 'UTF-8';
  if (/^UTF-16|^UTF-32/.test(best)) return best;
  const wide = utf16WithoutMark(bytes);
  if (wide) return wide;
  if (isUtf8(bytes)) return 'UTF-8';
  if (!isWindows1252(bytes, guesses))
    throw new TypeError(`The file is not in UTF-8, UTF-16 or Windows-1252. ${saveAsUtf8}`);
  return 'windows-1252';
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** In western text, every second byte of UTF-16 is zero; the library recognises UTF-16 by its byte order mark only. */
function utf16WithoutMark(bytes: Buffer): string | undefined {
  const sample = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2]! += 1;
  });
  const half = sample.length / 2;
  if (zeros[1]! > half * 0.6 && zeros[0]! < half * 0.1) return 'UTF-16LE';
  if (zeros[0]! > half * 0.6 && zeros[1]! < half * 0.1) return 'UTF-16BE';
  return undefined;
}

/**
 * How much lower than the best guess the confidence of Windows-1252 may be: short German texts look like Baltic ones as
 * well.
 */
const tolerance = 25;

function isWindows1252(bytes: Buffer, guesses: ReturnType<typeof analyse>): boolean {
  const western = guesses.find(({ name }) => name === 'windows-1252' || name === 'ISO-8859-1');
  if (!western || western.confidence + tolerance < guesses[0]!.confidence) return false;
  const text = iconv.decode(bytes, 'windows-1252');
  // Bytes that are undefined in Windows-1252 mean DOS (0x81 is its ü); rare letters without umlauts mean Mac.
  return (
    !/[\u0000\u0081\u008d\u008f\u0090\u009d\ufffd]/.test(text) &&
    !(/[ƒŠŒŽšœžŸ]/.test(text) && !/[ÄÖÜäöüßéèáà]/.test(text))
  );
}
