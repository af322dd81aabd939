const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    // Jest wants the attribute of a JSON import.
    experimental: { keepImportAttributes: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
};

/** What every test project shares: TypeScript through swc, ES modules, the workspace's own import paths. */
const shared = {
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^@mainstage/(venues/[^/]+|[^/]+)/(.*)$': '<rootDir>/libs/$1/src/$2' },
  resolver: '<rootDir>/tools/test/resolver.cjs',
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
};

export default {
  // Jest reads it here only, not in a project. Real servers start, crash and come back on machines of any speed.
  testTimeout: 120_000,
  // Modules of finished files are not freed; a worker starts again before that costs more than loading them.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/tools/test/longest-first.mjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{apps/!(web|desk),libs/!(ui),tools,imagery}/**/*.spec.{ts,tsx}'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.integration\\.spec\\.ts$'],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/tools/test/timeouts.mjs', '<rootDir>/tools/test/changing-text.mjs'],
      testMatch: ['<rootDir>/{apps/{web,desk},libs/ui}/**/*.spec.{ts,tsx}'],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '^@emotion/sheet$': '<rootDir>/tools/test/emotion-sheet.cjs',
        '\\.(css|woff2|avif|webp|svg)(\\?.*)?$': '<rootDir>/tools/test/asset-stub.mjs',
      },
    },
    {
      ...shared,
      displayName: 'integration',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{apps,libs}/**/*.integration.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/tools/test/retries.mjs'],
    },
  ],
};
