import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type GatePage, gatePages } from '@mainstage/contracts/gates/gate';

export interface GatedFile {
  path: string;
  type: string;
}

const types: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Files behind the gates: all names are known at start, so no name can escape its folder. */
export class GatedFiles {
  private readonly files = new Map<string, GatedFile>();

  /** @param root contains one folder for each gated page */
  constructor(root: string) {
    for (const page of gatePages) {
      const folder = join(root, page);
      if (!existsSync(folder)) continue;
      for (const name of readdirSync(folder)) {
        const type = types[extname(name)];
        if (type) this.files.set(`${page}/${name}`, { path: join(folder, name), type });
      }
    }
  }

  find(page: GatePage, name: string): GatedFile | undefined {
    return this.files.get(`${page}/${name}`);
  }
}
