import type { IncomingMessage } from 'node:http';
import { notJson } from '../http/json-body';
import { ProblemError } from '../http/problem-error';

/** A mark that some programs put before UTF-8; JSON has none. */
const byteOrderMark = '\ufeff';

/**
 * The JSON that a request of known length brings.
 * @throws ProblemError `malformed_json` where it is none, or the line breaks before all has come
 */
export async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const text = await textOf(request);
  try {
    return JSON.parse(text.startsWith(byteOrderMark) ? text.slice(1) : text);
  } catch {
    throw notJson();
  }
}

function textOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks).toString()))
      .on('error', () => reject(new ProblemError('malformed_json', 'The body did not arrive whole')));
  });
}
