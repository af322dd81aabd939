import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files at the paths that pages name; `sum` describes how much was written. */
export function siteFiles(out: string) {
  let [files, bytes] = [0, 0];
  return {
    write(path: string, file: Buffer): void {
      const target = join(out, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, file);
      files += 1;
      bytes += file.length;
    },
    sum: (): string => `${files} files, ${Math.round(bytes / 1024)} KiB`,
  };
}
