import 'reflect-metadata';
import { runProgram } from './run-program';

process.exitCode = await runProgram(process.argv.slice(2));
