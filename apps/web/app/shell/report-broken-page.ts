import { clientErrorsPath, reportableMessage, reportablePath } from '@mainstage/contracts/client-error';

/** Without 0 and O, 1, I and L, because the reference is read out on the telephone. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A reference for a broken page, such as K7QM-2XVD. */
export function makeReference(): string {
  const drawn = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => letters[byte % letters.length]);
  return `${drawn.slice(0, 4).join('')}-${drawn.slice(4).join('')}`;
}

/** Reports the error to the server, without data of the visitor. Never throws. */
export async function reportBrokenPage(reference: string, error: unknown): Promise<void> {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const build = buildOf(import.meta.url);
  // Loaded on demand; if it fails to load, the error cannot be reported.
  const client = await import('../api/post-json').catch(() => undefined);
  await client?.postJson(
    clientErrorsPath,
    { reference, page: reportablePath(window.location.pathname), message: reportableMessage(message), build },
    // The visitor may leave immediately.
    { keepalive: true },
  );
}

/** Identifies the build: the hash in the name of this module's file. */
const buildOf = (file: string): string | undefined => /-([\w-]{8})\.js$/.exec(file)?.[1];
