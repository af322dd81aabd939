import { defineConfig, devices } from '@playwright/test';
import { groups, playedBy } from './groups';
import { systemAddresses } from './system/addresses';

const addresses = await systemAddresses();
const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  // A second try is named as flaky in the output and counted as passed; what fails twice has failed.
  retries: 1,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // Letters are drawn a little differently by each version of Chromium.
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.3, maxDiffPixelRatio: 0.02 } },
  snapshotPathTemplate: '{testDir}/{testFileDir}/screenshots/{arg}{ext}',
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    // An element that is missing costs seconds, not the test's whole time.
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    baseURL: addresses.site,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Recording every test costs a fifth of the run, and a screenshot is taken before anybody knows how the test ends: what
    // fails is played again with a trace, which shows every step.
    screenshot: 'off',
    trace: 'on-first-retry',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
        ...['--disable-sync', '--no-first-run'],
      ],
    },
  },
  projects: [...groups.keys()].map((group) => ({
    name: group,
    // Emptied when the group begins, and another may be playing.
    outputDir: `../test-results/${group}`,
    ...playedBy(group),
    // One browser for page after page, emptied of what it was given to keep; that it knows scripts and pictures saves a
    // fifth. Who sends a form comes with an empty one.
    use: { reuseContext: group !== 'forms' && group !== 'desk' },
  })),
  webServer: {
    command: 'node system/serve.mjs',
    url: `${addresses.site}/health/ready`,
    // One that is kept for all groups is there already.
    reuseExistingServer: true,
    timeout: 60_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
