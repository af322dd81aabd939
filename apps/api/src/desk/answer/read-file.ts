import { answerLimits, fileNameHeader } from '@mainstage/contracts/desk/answer';
import { FieldsRejected } from '@mainstage/desk/actions/fields-rejected';
import { ActionRefused } from '@mainstage/desk/desk-error';
import type { Request, Response } from 'express';

const mostCharacters = 120;

/** A larger file would exceed the limit of the whole message. */
const mostBytes = Math.floor((answerLimits.encodedBytes / 78) * 57);

/**
 * Reads an uploaded file, whose name is in a header because URLs are logged. Call it after the guards, so that only
 * members can use up memory.
 * @throws FieldsRejected for an invalid name, ActionRefused `answer_too_large`
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

/** The last part of the path, without characters that are unsafe in headers or file systems. */
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
