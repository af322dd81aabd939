import { type Setting, type SettingName, settings } from '@mainstage/config/settings';
import { demoCredentials } from './demo-credentials.mjs';

describe('demoCredentials', () => {
  it.each(Object.entries(demoCredentials))('shows for %s what is in use', (name, value) => {
    const setting: Setting<unknown> = settings[name as SettingName];
    expect(value).toBe(setting.demo);
  });
});
