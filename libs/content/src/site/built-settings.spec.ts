// Rules: estimate.ranges
import { builtSettings, withSettings } from './built-settings';

it.each(['sample', 'own'])('a built page gets the address and the %s prices of the system that serves it', (prices) => {
  const built = `<html data-origin="${builtSettings.origin}" data-prices="${builtSettings.prices}">${builtSettings.origin}/a`;
  expect(withSettings(built, { origin: 'https://stage.example', prices })).toBe(
    `<html data-origin="https://stage.example" data-prices="${prices}">https://stage.example/a`,
  );
});
