import { type Config, loadConfigOrExit } from '@mainstage/config/load';
import type { SettingName } from '@mainstage/config/settings';
import { createDataSource } from '@mainstage/database/data-source';
import type { EntityManager } from 'typeorm';

export interface Context<Name extends SettingName> {
  manager: EntityManager;
  config: Config<Name | 'DATABASE_URL'>;
}

/** Reads the settings, connects to the database for as long as `run` takes, and returns its exit code. */
export async function withDatabase<Name extends SettingName>(
  settings: readonly Name[],
  run: (context: Context<Name>) => Promise<number>,
): Promise<number> {
  const config = loadConfigOrExit<Name | 'DATABASE_URL'>(['DATABASE_URL', ...settings]);
  const source = createDataSource(config.DATABASE_URL, { poolSize: 4, applicationName: 'mainstage-cli' });
  try {
    const { manager } = await source.initialize();
    return await run({ manager, config });
  } finally {
    if (source.isInitialized) await source.destroy();
  }
}
