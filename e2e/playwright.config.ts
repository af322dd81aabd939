import { defineConfig, devices } from '@playwright/test';
import { groups, playedBy } from './groups';
import { systemAddresses } from './system/addresses';

const addresses = await systemAddresses();
const chromium = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  // A test that passes on its retry is reported as flaky and counted as passed.
  retries: 1,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // Versions of Chromium render letters slightly differently.
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.3, maxDiffPixelRatio: 0.02 } },
  snapshotPathTemplate: '{testDir}/{testFileDir}/screenshots/{arg}{ext}',
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    // A missing element fails after seconds, not after the test's timeout.
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    baseURL: addresses.site,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Recording every test takes a fifth of the run, and a screenshot is taken before the outcome is known: a failed
    // test is retried with a trace, which shows every step.
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
    // Emptied at the group's start, so it is separate from that of a parallel group.
    outputDir: `../test-results/${group}`,
    ...playedBy(group),
    // One browser for all pages, with its storage cleared; its cache of scripts and pictures saves a fifth.
    use: { reuseContext: true },
  })),
  webServer: {
    command: 'node system/serve.mjs',
    url: `${addresses.site}/health/ready`,
    // The system may be shared by all groups.
    reuseExistingServer: true,
    timeout: 60_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
