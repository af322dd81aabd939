import { join } from 'node:path';
import { ESLint } from 'eslint';
import { nxEnvironment } from '../../lib/build.mjs';
import { run } from '../../lib/command.mjs';
import { binary, root, Trouble } from '../../lib/workspace.mjs';

export const name =
  'lint refuses imports against the flow and through the walls of the web app, stray settings, numbers read out of words, clients borrowed unguarded, rows typed by hand and formatted text read as data';

/** Content that violates a rule, and the rule that must report it. Nothing is written. */
const planted = [
  {
    file: 'libs/contracts/src/planted-violation.ts',
    text: `import { createDataSource } from '@mainstage/database/data-source';\nexport const planted = createDataSource;\n`,
    rule: '@nx/enforce-module-boundaries',
  },
  {
    file: 'apps/web/app/planted-violation.ts',
    text: `import { loadConfig } from '@mainstage/config/load';\nexport const planted = loadConfig;\n`,
    rule: '@nx/enforce-module-boundaries',
  },
  {
    file: 'libs/contracts/src/planted-facts.ts',
    text: `import { venueIds } from '@mainstage/venues/facts/ids';\nexport const planted = venueIds;\n`,
    rule: '@nx/enforce-module-boundaries',
  },
  {
    file: 'libs/database/src/planted-subject.ts',
    text: `import { leadMails } from '@mainstage/leads/lead-mails';\nexport const planted = leadMails;\n`,
    rule: '@nx/enforce-module-boundaries',
  },
  {
    file: 'libs/contracts/src/planted-token.ts',
    text: `import { signToken } from './tokens/signed-token';\nexport const planted = signToken;\n`,
    rule: 'no-restricted-imports',
  },
  {
    file: 'apps/web/app/planted-token.ts',
    text: `import { signToken } from '@mainstage/contracts/tokens/signed-token';\nexport const planted = signToken;\n`,
    rule: 'no-restricted-imports',
  },
  {
    file: 'apps/web/app/planted-lead.ts',
    text: `import { contactLead } from '@mainstage/leads/contact/lead';\nexport const planted = contactLead;\n`,
    rule: 'no-restricted-imports',
  },
  {
    file: 'libs/leads/src/planted-violation/form.ts',
    text: `import { ContactSubmission } from '../contact/entity';\nexport const planted = ContactSubmission;\n`,
    rule: 'no-restricted-imports',
  },
  {
    file: 'apps/worker/src/planted-words.ts',
    text: `import { contact } from '@mainstage/content/pages/contact';\nexport const planted = contact;\n`,
    rule: 'no-restricted-imports',
  },
  {
    file: 'libs/content/src/offers/planted-words.ts',
    text: `import { contact } from '../pages/contact';\nexport const planted = contact;\n`,
    rule: 'no-restricted-imports',
  },
  {
    file: 'libs/mail/src/planted-violation.ts',
    text: `export const planted = process.env['MAIL_FROM'];\n`,
    rule: 'no-restricted-properties',
  },
  {
    file: 'apps/worker/src/planted-violation.ts',
    text: `process.on('SIGTERM', () => undefined);\nexport {};\n`,
    rule: 'no-restricted-properties',
  },
  {
    file: 'libs/venues/search/src/planted-violation.ts',
    text: `export const planted = (capacity: string): number => Number.parseInt(capacity, 10);\n`,
    rule: 'no-restricted-syntax',
  },
  {
    file: 'libs/venues/facts/src/planted-violation.ts',
    text: `export const planted = (capacity: string): unknown => /\\d+/.exec(capacity);\n`,
    rule: 'no-restricted-syntax',
  },
  {
    file: 'apps/api/src/planted-violation.ts',
    text: `import type { Pool } from 'pg';\nexport const planted = (pool: Pool) => pool.connect();\n`,
    rule: 'no-restricted-syntax',
  },
  {
    file: 'libs/database/src/planted.integration.spec.ts',
    text: `import { Pool } from 'pg';\nexport const planted = new Pool({ connectionString: '' });\n`,
    rule: 'no-restricted-syntax',
  },
  {
    file: 'libs/database/src/planted-violation.ts',
    text: `import type { EntityManager } from 'typeorm';\nimport { rows } from './sql';\nexport const planted = (manager: EntityManager) => rows<{ id: string }>(manager, 'SELECT id FROM mails');\n`,
    rule: 'no-restricted-syntax',
  },
  {
    file: 'apps/desk/src/planted-violation.ts',
    text: `export const planted = (at: number) => new Intl.DateTimeFormat('en-CA').formatToParts(at);\n`,
    rule: 'mainstage/formatted-text',
  },
  {
    file: 'libs/estimate/src/planted-violation.ts',
    text: `import { money } from '@mainstage/content/constants/figures';\nexport const planted = (cents: number) => money(cents).replace('€', '');\n`,
    rule: 'mainstage/formatted-text',
  },
  {
    file: 'apps/web/app/features/contact/planted-violation.ts',
    text: `import { Gated } from '../gate/gated';\nexport const planted = Gated;\n`,
    rule: 'import-x/no-restricted-paths',
  },
  {
    file: 'apps/web/app/features/gate/planted-violation.ts',
    text: `import SupportPage from '../../routes/support';\nexport const planted = SupportPage;\n`,
    rule: 'import-x/no-restricted-paths',
  },
  {
    file: 'apps/web/app/components/planted-violation.ts',
    text: `import { Gated } from '../features/gate/gated';\nexport const planted = Gated;\n`,
    rule: 'import-x/no-restricted-paths',
  },
  {
    file: 'apps/web/app/api/planted-violation.ts',
    text: `import { NoticesProvider } from '../notices/notices-provider';\nexport const planted = NoticesProvider;\n`,
    rule: 'import-x/no-restricted-paths',
  },
  {
    file: 'apps/web/app/features/status/planted-violation.ts',
    text: `export const planted = () => fetch('/health/ready');\n`,
    rule: 'no-restricted-globals',
  },
  {
    file: 'apps/web/app/shell/planted-violation.ts',
    text: `import SupportPage from '../routes/support';\nexport const planted = SupportPage;\n`,
    rule: 'import-x/no-restricted-paths',
  },
];

export async function check() {
  // Without Nx's project graph the rule on module boundaries reports nothing.
  Object.assign(process.env, nxEnvironment());
  const graph = await run(binary('nx'), ['show', 'projects'], { env: process.env, name: 'nx' });
  if (graph.code !== 0) throw new Trouble(graph.output);
  const eslint = new ESLint({ cwd: root });
  for (const { file, text, rule } of planted) {
    const found = (await eslint.lintText(text, { filePath: join(root, file) })).flatMap(({ messages }) => messages);
    if (!found.some(({ ruleId }) => ruleId === rule))
      throw new Trouble(`${rule} did not refuse ${file}: ${JSON.stringify(found)}`);
  }
}
