import { entities } from '@mainstage/desk/entities/entities';
import { directDatabaseUrl } from '@mainstage/config/direct-database-url';
import { type Config, loadConfigOrExit } from '@mainstage/config/load';
import type { SettingName } from '@mainstage/config/settings';
import { connectWithRetries } from '@mainstage/database/connect-with-retries';
import type { EntityManager } from 'typeorm';

const databaseSettings = ['DATABASE_URL', 'DIRECT_DATABASE_URL'] as const;
type DatabaseSetting = (typeof databaseSettings)[number];

export interface Context<Name extends SettingName> {
  manager: EntityManager;
  config: Config<Name | DatabaseSetting>;
}

/** Loads the settings, connects to the database while `run` is running, and returns its exit code. */
export async function withDatabase<Name extends SettingName>(
  settings: readonly Name[],
  run: (context: Context<Name>) => Promise<number>,
): Promise<number> {
  const config = loadConfigOrExit<Name | DatabaseSetting>([...databaseSettings, ...settings]);
  const source = await connectWithRetries(directDatabaseUrl(config), {
    entities,
    poolSize: 4,
    applicationName: 'mainstage-cli',
  });
  try {
    return await run({ manager: source.manager, config });
  } finally {
    await source.destroy();
  }
}
