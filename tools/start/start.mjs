/** `npm start`: everything in its built form, restarted if a part ends unexpectedly. */
import { build } from '../lib/build.mjs';
import { runUntilInterrupted } from './run.mjs';
import { RunningSystem } from './system.mjs';

await runUntilInterrupted({ system: new RunningSystem(process.env), build });
