import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PictureId } from '@mainstage/content/pictures/pictures';
import type { MailPictures } from '@mainstage/mail/mail-picture';
import { Injectable } from '@nestjs/common';

/**
 * Added to the built worker by tools/build/add-mail-pictures.mjs; run from source, the worker sends mails without
 * pictures.
 */
const folder = new URL('./pictures/', import.meta.url);

/** The pictures of mails, read once when the worker starts. */
@Injectable()
export class BuiltMailPictures implements MailPictures {
  private readonly files = readPictures();

  jpeg(id: PictureId): Buffer | undefined {
    return this.files.get(id);
  }
}

function readPictures(): ReadonlyMap<string, Buffer> {
  const path = fileURLToPath(folder);
  try {
    const names = readdirSync(path).filter((name) => name.endsWith('.jpg'));
    return new Map(names.map((name) => [name.slice(0, -'.jpg'.length), readFileSync(`${path}${name}`)]));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
}
