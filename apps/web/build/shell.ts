import type { Plugin } from 'vite';
import { shellFiles } from '../app/shell-files';

let shell = new Set<string>();

/**
 * Has what every page loads travel as few files: the bundler makes a file of each set of modules that the same pages load,
 * thirty-six for the frame of the site alone, most of them smaller than the headers they come with.
 */
export function shellModules(): Plugin {
  return {
    name: 'shell-modules',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const begins = [...this.getModuleIds()].filter((id) => /\/app\/(root|entry\.client)\.tsx/.test(id));
      // They stay files of their own: that the entry is run is what starts the page.
      const ahead = begins.flatMap((id) => this.getModuleInfo(id)?.importedIds ?? []);
      shell = new Set(begins);
      for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
        // MUI's door names all of MUI, whatever is used of it: what lies behind is for the bundler to place.
        if (shell.has(id) || id.includes('/node_modules/@mui/')) continue;
        shell.add(id);
        ahead.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
      for (const id of begins) shell.delete(id);
    },
  };
}

/** Whether a module is loaded by whatever page a visit begins with. */
const inShell = (id: string): boolean => shell.has(id);

/** Which modules lie in which file of the shell. */
const holds: Record<(typeof shellFiles)[number], (id: string) => boolean> = {
  react: (id) => inShell(id) && /\/node_modules\/(react-dom|react|scheduler)\//.test(id),
  router: (id) => inShell(id) && /\/node_modules\/react-router/.test(id),
  styles: (id) => inShell(id) && /\/node_modules\/(@emotion|stylis)\//.test(id),
  shell: inShell,
};

/** For the bundler: a module lies in the first group that takes it. */
export const shellGroups = shellFiles.map((name, at) => ({
  name,
  test: holds[name],
  priority: shellFiles.length - at,
}));
