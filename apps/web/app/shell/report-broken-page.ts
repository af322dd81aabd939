import { clientErrorsPath, reportableMessage, reportablePath } from '@mainstage/contracts/client-error';

/** No 0 and O, no 1, I and L: the number is read out on the telephone. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A number for a broken page, such as K7QM-2XVD. */
export function makeReference(): string {
  const drawn = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => letters[byte % letters.length]);
  return `${drawn.slice(0, 4).join('')}-${drawn.slice(4).join('')}`;
}

/** Tells the server what broke, with nothing that says who was reading. Never throws. */
export async function reportBrokenPage(reference: string, error: unknown): Promise<void> {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const build = buildOf(import.meta.url);
  // Few visits need it, so no first visit waits for it; where it does not load, there is nobody to tell.
  const client = await import('../api/post-json').catch(() => undefined);
  await client?.postJson(
    clientErrorsPath,
    { reference, page: reportablePath(window.location.pathname), message: reportableMessage(message), build },
    // The visitor may leave immediately.
    { keepalive: true },
  );
}

/** What tells this build from others: the mark in the name of the file in which this module travels. */
const buildOf = (file: string): string | undefined => /-([\w-]{8})\.js$/.exec(file)?.[1];
