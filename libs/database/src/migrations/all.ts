import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

/**
 * Every migration of this folder in the order of time, so that one is a file and no line elsewhere. A bundle gets
 * static imports in place of this module (tools/build/migrations.mjs).
 */
export const migrations: Migration[] = (
  await Promise.all(
    readdirSync(import.meta.dirname)
      .filter((file) => /^\d+-.*\.ts$/.test(file))
      .sort()
      .map((file) => import(`./${file}`) as Promise<Record<string, Migration>>),
  )
).flatMap((module) => Object.values(module));
