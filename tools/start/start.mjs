/** `npm start`: everything in its built form, started again when a part ends although nobody asked it to. */
import { build } from '../lib/build.mjs';
import { runUntilInterrupted } from './run.mjs';
import { RunningSystem } from './system.mjs';

await runUntilInterrupted({ system: new RunningSystem(process.env), build });
