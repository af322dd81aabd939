/** `npm run dev`: `npm start` with hot reload of site and desk; API and worker restart when their sources change. */
import { build } from '../lib/build.mjs';
import { runUntilInterrupted } from '../start/run.mjs';
import { builtBefore, DevelopmentSystem } from './system.mjs';

await runUntilInterrupted({
  system: new DevelopmentSystem(process.env),
  build: () => build(...builtBefore),
  notes: ['pages come from Vite: a saved file is seen in the open page, what is typed in a form stays'],
});
