import { answerLimits, fileNameHeader } from '@mainstage/contracts/desk/answer';
import { FieldsRejected } from '@mainstage/desk/actions/fields-rejected';
import { ActionRefused } from '@mainstage/desk/desk-error';
import type { Request, Response } from 'express';

const mostCharacters = 120;

/** A larger one is larger than the whole message may be. */
const mostBytes = Math.floor((answerLimits.encodedBytes / 78) * 57);

/**
 * Reads an uploaded file, whose name is in a header: an address would be logged. Called behind the guards, so that nobody fills the
 * memory who is not signed in.
 * @throws FieldsRejected for a bad name, ActionRefused `answer_too_large`
 */
export async function readFile(request: Request, response: Response): Promise<{ name: string; content: Buffer }> {
  const name = nameOf(request.get(fileNameHeader) ?? '');
  if (!name) throw new FieldsRejected([{ field: 'name', code: 'required', message: 'The file needs a name' }]);
  const tooLarge = () => {
    response.set('Connection', 'close');
    return new ActionRefused('answer_too_large', 'The file is larger than a message may be');
  };
  if (Number(request.get('Content-Length') ?? 0) > mostBytes) throw tooLarge();
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > mostBytes) throw tooLarge();
    pieces.push(piece);
  }
  return { name, content: Buffer.concat(pieces) };
}

/** Its last part, without what a header or a file system would stumble over. */
function nameOf(encoded: string): string {
  let name: string;
  try {
    name = decodeURIComponent(encoded);
  } catch {
    return '';
  }
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}"<>|:*?]/gu, '')
    .trim();
  if (plain.length <= mostCharacters) return plain;
  const ending = /\.[a-z]+$/i.exec(plain)?.[0] ?? '';
  return plain.slice(0, mostCharacters - ending.length) + ending;
}
