import { keepEarlySubmit } from '../forms/submission/early-submit';
import type { PageHandle } from '../page-handle';
import { keepEarlyClick } from '../components/early-click';
import { shellFiles } from '../shell-files';

/** A module of the built site, with what it imports. */
interface BuiltModule {
  module: string;
  imports?: string[] | undefined;
}

/**
 * The script of a built page: it waits until the first screen is there (`first-screen.ts`), then fetches the frame's modules at
 * once and runs each in a task of its own, so that a slow telephone can answer a tap between two. The page's own modules come
 * with them, or with the first sign of a hand (`wake.ts`).
 */
export function startScript(entry: BuiltModule, page: BuiltModule, handle: PageHandle): string {
  const frame = [...(entry.imports ?? []), entry.module];
  const own = [...(page.imports ?? []), page.module].filter((file) => !frame.includes(file));
  const script = [
    keepEarlyClick,
    keepEarlySubmit,
    'const pause = () => new Promise((next) => setTimeout(next));',
    // To ask for a file takes a slow telephone several milliseconds.
    `const ask = async (files) => { for (const [at, href] of files.entries()) { if (at % 4 === 0) await pause(); document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href })); } };`,
    // Pieces that several modules share run first, so that a page's module finds them ready instead of running them all in
    // its own task.
    'const run = async (files) => { let module; for (const href of files) { module = await import(href); await pause(); } return module; };',
    `const frame = ${JSON.stringify(shellFirst(frame))};`,
    `const own = ${JSON.stringify(own)};`,
    'await firstScreen;',
    ...(handle.wakes === 'at once'
      ? [
          'await ask([...frame, ...own]);',
          'const { takeUp } = await run(frame);',
          `takeUp(${JSON.stringify(handle)}, await run(own));`,
        ]
      : [
          'await ask(frame);',
          'const { takeUp } = await run(frame);',
          `takeUp(${JSON.stringify(handle)}, async () => { await ask(own); return run(own); });`,
        ]),
  ].join('\n');
  return `<script type="module">${script}</script>`;
}

/** What others import comes before them, the entry last, lest the first of them runs it all in its own task. */
function shellFirst(files: readonly string[]): string[] {
  const place = (file: string) => shellFiles.findIndex((name) => file.startsWith(`/assets/${name}-`));
  const shell = files.filter((file) => place(file) >= 0).sort((one, other) => place(one) - place(other));
  return [...shell, ...files.filter((file) => place(file) < 0)];
}
