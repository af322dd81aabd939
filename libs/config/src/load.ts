import { readFileSync } from 'node:fs';
import { unsafeInProduction } from './safe-in-production';
import { type Setting, type SettingName, settings, type SettingValue } from './settings';

export type Config<N extends SettingName = SettingName> = { readonly [K in N]: SettingValue<K> };

/** Some settings are missing or malformed; the message names them all and shows no value of a secret. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  constructor(readonly faults: string[]) {
    super(['Configuration error', ...faults.map((fault) => `  ${fault}`)].join('\n'));
  }
}

/**
 * Reads and checks the settings an app needs. A secret may also be read from the file in `NAME_FILE`, as container
 * platforms mount them; a line break at its end is ignored.
 * @param names the settings, each in the environment or with a default
 * @param environment usually `process.env`
 * @throws ConfigurationError that names every bad setting together
 */
export function loadConfig<N extends SettingName>(
  names: readonly N[],
  environment: Record<string, string | undefined> = process.env,
): Config<N> {
  const production = environment['NODE_ENV'] === 'production';
  const sandbox = environment['MAIL_SANDBOX'] === 'on';
  const faults: string[] = [];
  const config: Partial<Record<SettingName, unknown>> = {};

  for (const name of names) {
    const setting: Setting<unknown> = settings[name];
    try {
      const given = givenText(name, setting, environment);
      const text = given || setting.fallback || (production ? undefined : setting.demo);
      if (text === undefined) {
        if (!setting.optional) faults.push(`${name} is missing: ${setting.description}`);
        continue;
      }
      config[name] = parsed(setting, text);
      const unsafe = production ? unsafeInProduction(name, text, setting, sandbox) : undefined;
      if (unsafe) faults.push(`${name} ${unsafe}`);
    } catch (error) {
      faults.push(`${name}${(error as Error).message}`);
    }
  }
  if (faults.length > 0) throw new ConfigurationError(faults);
  return config as Config<N>;
}

function givenText(
  name: string,
  { secret }: Setting<unknown>,
  environment: Record<string, string | undefined>,
): string | undefined {
  const file = secret && environment[`${name}_FILE`];
  if (!file) return environment[name];
  if (environment[name]) throw new Error(` and ${name}_FILE are both given`);
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new Error(`_FILE names a file that cannot be read`);
  }
}

function parsed({ parse, secret }: Setting<unknown>, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(` ${(error as Error).message}${secret ? '' : `, not "${text}"`}`, { cause: error });
  }
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
