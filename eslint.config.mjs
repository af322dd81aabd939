import { readdirSync } from 'node:fs';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import formattedText from './tools/lint/formatted-text.mjs';

/** Who may import whom: data flows one way (docs/adr/0001-one-way-imports.md). */
const boundaries = [
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  // Of the leads a page sees the forms only: `formsOnly` below.
  { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:shared', 'scope:web', 'type:leads'] },
  { sourceTag: 'scope:server', onlyDependOnLibsWithTags: ['scope:shared', 'scope:server'] },
  { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['scope:shared', 'scope:server'] },
  // The workshop that makes pictures: it reads the product's facts, nothing imports it.
  { sourceTag: 'scope:imagery', onlyDependOnLibsWithTags: ['scope:shared', 'scope:web'] },
  { sourceTag: 'scope:tools', onlyDependOnLibsWithTags: ['scope:shared', 'scope:server', 'scope:web'] },
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:content', onlyDependOnLibsWithTags: ['type:contracts', 'type:venue-facts'] },
  { sourceTag: 'type:venue-search', onlyDependOnLibsWithTags: ['type:content', 'type:venue-facts'] },
  { sourceTag: 'type:estimate', onlyDependOnLibsWithTags: ['type:contracts', 'type:content', 'type:venue-facts'] },
  {
    sourceTag: 'type:offers',
    onlyDependOnLibsWithTags: ['type:contracts', 'type:content', 'type:venue-facts', 'type:estimate'],
  },
  { sourceTag: 'type:venue-plan', onlyDependOnLibsWithTags: ['type:content', 'type:venue-facts'] },
  { sourceTag: 'type:venue-facts', onlyDependOnLibsWithTags: ['type:contracts'] },
  {
    sourceTag: 'type:calendar',
    onlyDependOnLibsWithTags: ['type:contracts', 'type:content', 'type:venue-facts'],
  },
  {
    sourceTag: 'type:bookings',
    onlyDependOnLibsWithTags: [
      'type:contracts',
      'type:content',
      'type:venue-facts',
      'type:calendar',
      'type:database',
      'type:leads',
      'type:mail',
      'type:testing',
    ],
  },
  {
    sourceTag: 'type:desk',
    onlyDependOnLibsWithTags: [
      'type:contracts',
      'type:content',
      'type:venue-facts',
      'type:calendar',
      'type:bookings',
      'type:database',
      'type:leads',
      'type:mail',
      'type:inbound-mail',
      'type:config',
      'type:estimate',
      'type:offers',
      'type:venue-plan',
      'type:pdf',
      'type:testing',
    ],
  },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: [] },
  // Outside production a mail comes from the provider that the pages name.
  { sourceTag: 'type:config', onlyDependOnLibsWithTags: ['type:contracts', 'type:content'] },
  {
    sourceTag: 'type:inbound-mail',
    onlyDependOnLibsWithTags: ['type:contracts', 'type:database', 'type:leads', 'type:mail'],
  },
  { sourceTag: 'type:pdf', onlyDependOnLibsWithTags: ['type:content', 'type:venue-facts'] },
  { sourceTag: 'type:observability', onlyDependOnLibsWithTags: ['type:config'] },
  {
    sourceTag: 'type:nest',
    onlyDependOnLibsWithTags: ['type:contracts', 'type:config', 'type:observability', 'type:database', 'type:testing'],
  },
  {
    sourceTag: 'type:queue',
    onlyDependOnLibsWithTags: ['type:config', 'type:observability', 'type:database', 'type:testing'],
  },
  {
    sourceTag: 'type:mail',
    onlyDependOnLibsWithTags: ['type:contracts', 'type:content', 'type:config', 'type:testing'],
  },
  {
    sourceTag: 'type:protected-content',
    onlyDependOnLibsWithTags: ['type:contracts', 'type:content', 'type:venue-facts', 'type:estimate', 'type:pdf'],
  },
  {
    // It knows no subject: each library brings its entities.
    sourceTag: 'type:database',
    onlyDependOnLibsWithTags: ['type:contracts', 'type:content', 'type:config', 'type:testing'],
  },
  {
    sourceTag: 'type:leads',
    onlyDependOnLibsWithTags: [
      'type:contracts',
      'type:content',
      'type:venue-facts',
      'type:calendar',
      'type:database',
      'type:mail',
      'type:testing',
    ],
  },
];

/** The files of libs/leads that may reach a browser (docs/adr/0019-one-lead-one-type.md). */
const shownFiles = '(forms|form-cop(?:y|ies)|receipt|[a-z-]+/(?:form|fields)|brief/chosen|newsletter/link-form)';

/** Pages import forms, never entities, leads or mails. */
const formsOnly = {
  regex: `^@mainstage/leads/(?!${shownFiles}$)`,
  message: 'A browser may see form.ts and fields.ts of a lead and what all forms share, nothing else.',
};

/** A form imports what a browser may see and nothing else, or a page would load more than the form. */
const fitForBrowsers = {
  regex: `^(?!@mainstage/(contracts|content)/|@mainstage/venues/facts/ids$|(\\./|\\.\\./)+(${shownFiles}|form|fields|chosen)$)`,
  message: 'What reaches browsers imports contracts, content, the ids of venues and other forms only.',
};

/** Words of a page are no input of projects outside the site (`exceptPages` in nx.json), so nothing in those reads them. */
const noPages = {
  regex: '^@mainstage/content/pages/',
  message: 'Only the site reads the words of pages; what others use too belongs in libs/content/src/shared-pages.',
};

/** Tokens are signed and verified by the server: its half of libs/contracts. */
const noTokens = {
  regex: '^@mainstage/contracts/tokens/',
  message: 'Tokens are signed and verified by the server; a browser passes them on.',
};

/** Signals reach an app through Nest's hooks, which end the process in order. */
const endings = ['on', 'once', 'addListener', 'exit', 'kill'].map((property) => ({
  object: 'process',
  property,
  message: 'Processes hear signals and end in libs/nest/src/process; parts implement the hooks of Nest.',
}));

const web = 'apps/web/app';

/** The folders of the web app that every feature may use, and which of them each may use itself. */
const sharedFolders = {
  storage: [],
  api: ['storage'],
  notices: ['components'],
  components: ['api', 'storage'],
  forms: ['api', 'notices', 'components', 'storage'],
  shortlist: ['forms', 'components', 'storage'],
  testing: ['notices', 'forms', 'shortlist'],
};

const boundary = (target, from, except, message) => ({
  target: `./${web}/${target}`,
  from: `./${web}${from}`,
  except: except.map((folder) => `./${folder}`),
  message,
});

/** Who may import whom inside the web app: shared folders, then features, then pages and the shell around them. */
const boundariesInWeb = [
  ...Object.entries(sharedFolders).map(([folder, uses]) =>
    boundary(
      folder,
      '',
      [
        ...new Set([
          folder,
          'testing',
          'pictures.ts',
          'page-context.ts',
          'page-handle.ts',
          'site-settings.ts',
          ...uses,
        ]),
      ],
      'A shared part knows no feature and no page.',
    ),
  ),
  ...readdirSync(new URL(`${web}/features`, import.meta.url)).map((feature) =>
    boundary(
      `features/${feature}`,
      '/features',
      [feature],
      'A feature never imports another: let the page bring them together.',
    ),
  ),
  boundary('features', '/routes', [], 'Pages compose features, not the other way round.'),
  boundary('features', '/shell', [], 'A feature knows nothing of the shell around it.'),
  boundary('routes', '/shell', [], 'A page knows nothing of the shell around it.'),
  boundary('shell', '/routes', [], 'The shell is the same around every page.'),
];

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '**/.react-router',
      '**/.data',
      '**/.nx',
      'test-results',
      'playwright-report',
    ],
  },
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { '@nx': nx, mainstage: { rules: { 'formatted-text': formattedText } } },
    rules: {
      'mainstage/formatted-text': 'error',
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          // The version in the API's description is the package's own.
          allow: ['../../../../package.json'],
          depConstraints: boundaries,
          // A spec that puts another module in place of one of ours imports what it tests afterwards.
          checkDynamicDependenciesExceptions: ['.*'],
        },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['apps/*/{src,app}/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    // The server build of the site is no application of its own: the API sets what these two read.
    ignores: [
      'libs/config/**',
      'libs/testing/**',
      'apps/web/app/{page-context,site-settings}.ts',
      '**/*.spec.{ts,tsx}',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read in libs/config.' },
        ...endings,
      ],
    },
  },
  {
    // The one place where a process of ours ends by its own decision.
    files: ['libs/nest/src/process/run-app.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // The one place that asks the browser, and the one that has it answer oddly.
    files: ['libs/contracts/src/berlin-time{,.spec}.ts', 'libs/contracts/src/testing/other-formats.ts'],
    rules: { 'mainstage/formatted-text': 'off' },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [formsOnly, noTokens] }] },
  },
  {
    files: ['apps/desk/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [formsOnly, noPages, noTokens] }] },
  },
  {
    files: [
      'libs/leads/src/{forms,form-copy,form-copies,receipt}.ts',
      'libs/leads/src/*/{form,fields,chosen,link-form}.ts',
    ],
    rules: { 'no-restricted-imports': ['error', { patterns: [fitForBrowsers, noPages, noTokens] }] },
  },
  {
    files: ['apps/!(web|desk)/src/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    ignores: [
      'libs/leads/src/**/{form,fields,chosen,link-form,forms,form-copy,form-copies,receipt}.ts',
      'libs/content/src/pages/**',
      'apps/documents/src/pictures/**',
      '**/*.spec.ts',
    ],
    rules: { 'no-restricted-imports': ['error', { patterns: [noPages] }] },
  },
  {
    files: ['libs/contracts/src/**/*.ts'],
    ignores: ['libs/contracts/src/tokens/**', '**/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(node:|\\.{1,2}/(.*/)?tokens/)', message: noTokens.message }] },
      ],
    },
  },
  {
    files: ['libs/content/src/*/*.ts'],
    ignores: ['libs/content/src/pages/**', '**/*.spec.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [noPages, { ...noPages, regex: '^\\.\\./pages/' }] }],
    },
  },
  {
    // Numbers become words in libs/venues/facts/src/present.ts; here nothing may read them back (docs/adr/0018-facts-as-numbers.md).
    files: [
      'libs/{venues/*,estimate,pdf,protected-content}/src/**/*.ts',
      'libs/content/src/{venues,floors,shop,estimate}/**/*.ts',
      'libs/content/src/pages/search-entries.ts',
      'apps/documents/src/venues/**/*.ts',
      'apps/web/app/structured-data.ts',
      'apps/web/app/{features/finder,components/floor-plan,shortlist}/**/*.{ts,tsx}',
    ],
    // Text that people type, and text in addresses or font files, is parsed where it comes in.
    ignores: [
      '**/*.spec.{ts,tsx}',
      '**/testing/**',
      'libs/venues/search/src/query.ts',
      'libs/estimate/src/choices.ts',
      'libs/pdf/src/{fonts,pictures}/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'CallExpression[callee.name=/^(parseInt|parseFloat|Number|BigInt)$/]',
          'CallExpression[callee.object.name="Number"][callee.property.name=/^parse/]',
          'CallExpression[callee.property.name=/^(match|matchAll|exec)$/]',
          'UnaryExpression[operator="+"]',
        ].map((selector) => ({
          selector,
          message: 'No number is read back out of words: take it from the facts (libs/venues/facts).',
        })),
      ],
    },
  },
  {
    // Where connections are made; the rule above holds for other folders.
    files: ['apps/{api,worker}/src/**/*.ts', 'libs/{bookings,database,mail,observability,queue}/src/**/*.ts'],
    ignores: ['**/testing/**', '**/*.spec.ts'],
    rules: {
      // A client without an `error` listener ends the process when PostgreSQL ends the connection.
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='connect'][callee.object.name=/[pP]ool/]",
          message: 'Connections are lent by TypeORM: a manager, a transaction, or a query runner.',
        },
        {
          selector: "CallExpression[callee.property.name='connect'][callee.object.property.name=/[pP]ool/]",
          message: 'Connections are lent by TypeORM: a manager, a transaction, or a query runner.',
        },
        {
          selector: "NewExpression[callee.name='Client']",
          message: 'Connect by GuardedClient of libs/database: its loss ends no process.',
        },
        ...['[callee.name="rows"]', '[callee.property.name="query"]'].flatMap((call) =>
          ['', ' > TSIntersectionType'].map((inside) => ({
            selector: `CallExpression${call} > TSTypeParameterInstantiation${inside} > TSTypeLiteral`,
            message:
              'Rows are typed from entities: Selected or Columns of libs/database; ComputedColumns for what no table holds.',
          })),
        ),
        ...[
          'Literal[value=/INSERT INTO[\\s\\S]*\\$\\d/]',
          'TemplateLiteral:has(> TemplateElement[value.raw=/INSERT INTO/]):has(> TemplateElement[value.raw=/\\$\\d/])',
        ].map((selector) => ({
          selector,
          message: 'What is inserted is named and typed from entities: statement of libs/database.',
        })),
      ],
    },
  },
  {
    files: ['**/testing/**/*.ts', '**/*.spec.ts'],
    ignores: ['libs/testing/src/postgres.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['callee.name="Pool"', 'callee.property.name="Pool"'].map((callee) => ({
          selector: `NewExpression[${callee}]`,
          message: 'Connect by testPool of libs/testing: its loss, as its database is dropped, ends no test.',
        })),
      ],
    },
  },
  {
    // The one place that borrows.
    files: ['libs/database/src/sql.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['apps/api/src/**/*.ts', 'apps/worker/src/**/*.ts', 'libs/nest/src/**/*.ts'],
    // NestJS finds what to inject by the class named in the constructor: such an import must stay at run time.
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['apps/{web,desk}/**/*.{ts,tsx}', 'libs/ui/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: [`${web}/**/*.{ts,tsx}`],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx'] })] },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: boundariesInWeb }],
    },
  },
  {
    // Calls to the server go through one client, which has time limits, problems and aborting; stored values through one helper.
    files: [`${web}/**/*.{ts,tsx}`],
    // The two files that the messages name do it themselves; the two of the server call and read what it gives them.
    ignores: [
      `${web}/{page-context,site-settings}.ts`,
      `${web}/api/**`,
      `${web}/storage/stored-value.ts`,
      `${web}/testing/**`,
      '**/*.spec.{ts,tsx}',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'The server is called by apps/web/app/api/call.ts.' },
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'What a browser stores is a createStoredValue of apps/web/app/storage/stored-value.ts.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'fetch', message: 'The server is called by apps/web/app/api/call.ts.' },
        { object: 'globalThis', property: 'fetch', message: 'The server is called by apps/web/app/api/call.ts.' },
        { object: 'process', property: 'env', message: 'Settings are read in libs/config.' },
      ],
    },
  },
  {
    files: ['apps/desk/src/**/*.{ts,tsx}'],
    ignores: ['apps/desk/src/api/**', '**/*.spec.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'The server is called by apps/desk/src/api/call-desk.ts.' },
      ],
    },
  },
  {
    // A bundler's settings are no part of what it bundles, and the bench starts the renderer as the build does.
    files: [
      '{apps,libs,tools/bench}/*/{,pictures.}rolldown.config.mjs',
      'apps/web/react-router.config.ts',
      'tools/start/settings-check.mjs',
      'tools/bench/rendering.mjs',
    ],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['{tools,imagery}/**/*.{mjs,ts}', 'e2e/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Jest calls its resolver synchronously, and Emotion is a CommonJS module in Jest: neither can be given an ES module.
    files: ['tools/test/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  prettier,
);
