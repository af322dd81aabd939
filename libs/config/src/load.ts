import { type SettingName, settings, type SettingValue } from './settings';

export type Config<N extends SettingName = SettingName> = { readonly [K in N]: SettingValue<K> };

/** Some settings are missing or malformed; the message names them all and shows no value of a secret. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  constructor(readonly faults: string[]) {
    super(['Configuration error', ...faults.map((fault) => `  ${fault}`)].join('\n'));
  }
}

/**
 * Reads and checks the settings an app needs.
 * @param names the settings, each in the environment or with a default
 * @param environment usually `process.env`
 * @throws ConfigurationError that names every bad setting at once
 */
export function loadConfig<N extends SettingName>(
  names: readonly N[],
  environment: Record<string, string | undefined> = process.env,
): Config<N> {
  const production = environment['NODE_ENV'] === 'production';
  const faults: string[] = [];
  const config: Partial<Record<SettingName, unknown>> = {};

  for (const name of names) {
    const setting: (typeof settings)[SettingName] & {
      fallback?: string;
      demo?: string;
      optional?: true;
      secret?: true;
    } = settings[name];
    const text = environment[name] || setting.fallback || (production ? undefined : setting.demo);
    if (text === undefined) {
      if (!setting.optional) faults.push(`${name} is missing: ${setting.description}`);
      continue;
    }
    try {
      config[name] = setting.parse(text);
    } catch (error) {
      faults.push(`${name} ${(error as Error).message}${setting.secret ? '' : `, not "${text}"`}`);
    }
  }
  if (faults.length > 0) throw new ConfigurationError(faults);
  return config as Config<N>;
}

/** Like `loadConfig`, for the top of a process: prints the error and ends with exit code 1. */
export function loadConfigOrExit<N extends SettingName>(names: readonly N[]): Config<N> {
  try {
    return loadConfig(names);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
