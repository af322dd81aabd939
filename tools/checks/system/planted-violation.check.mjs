import { join } from 'node:path';
import { ESLint } from 'eslint';
import { nxEnvironment } from '../../lib/build.mjs';
import { run } from '../../lib/command.mjs';
import { binary, root, Trouble } from '../../lib/workspace.mjs';

export const name =
  'lint refuses imports against the flow and through the walls of the web app, stray settings, numbers read out of words, clients borrowed unguarded, rows typed by hand and formatted text read as data';

/** Content that violates a rule, by the rule that must report it and the file. Nothing is written. */
const planted = {
  '@nx/enforce-module-boundaries': {
    'libs/contracts/src/planted-violation.ts': `import { createDataSource } from '@mainstage/database/data-source';\nexport const planted = createDataSource;`,
    'apps/web/app/planted-violation.ts': `import { loadConfig } from '@mainstage/config/load';\nexport const planted = loadConfig;`,
    'libs/contracts/src/planted-facts.ts': `import { venueIds } from '@mainstage/venues/facts/ids';\nexport const planted = venueIds;`,
    'libs/database/src/planted-subject.ts': `import { leadMails } from '@mainstage/leads/lead-mails';\nexport const planted = leadMails;`,
  },
  'no-restricted-imports': {
    'libs/contracts/src/planted-token.ts': `import { signToken } from './tokens/signed-token';\nexport const planted = signToken;`,
    'apps/web/app/planted-token.ts': `import { signToken } from '@mainstage/contracts/tokens/signed-token';\nexport const planted = signToken;`,
    'apps/web/app/planted-lead.ts': `import { contactLead } from '@mainstage/leads/contact/lead';\nexport const planted = contactLead;`,
    'libs/leads/src/planted-violation/form.ts': `import { ContactSubmission } from '../contact/entity';\nexport const planted = ContactSubmission;`,
    'apps/worker/src/planted-words.ts': `import { contact } from '@mainstage/content/pages/contact';\nexport const planted = contact;`,
    'libs/content/src/offers/planted-words.ts': `import { contact } from '../pages/contact';\nexport const planted = contact;`,
  },
  'no-restricted-properties': {
    'libs/mail/src/planted-violation.ts': `export const planted = process.env['MAIL_FROM'];`,
    'apps/worker/src/planted-violation.ts': `process.on('SIGTERM', () => undefined);\nexport {};`,
  },
  'no-restricted-syntax': {
    'libs/venues/search/src/planted-violation.ts': `export const planted = (capacity: string): number => Number.parseInt(capacity, 10);`,
    'libs/venues/facts/src/planted-violation.ts': `export const planted = (capacity: string): unknown => /\\d+/.exec(capacity);`,
    'apps/api/src/planted-violation.ts': `import type { Pool } from 'pg';\nexport const planted = (pool: Pool) => pool.connect();`,
    'libs/database/src/planted.integration.spec.ts': `import { Pool } from 'pg';\nexport const planted = new Pool({ connectionString: '' });`,
    'libs/database/src/planted-violation.ts': `import type { EntityManager } from 'typeorm';\nimport { rows } from './sql';\nexport const planted = (manager: EntityManager) => rows<{ id: string }>(manager, 'SELECT id FROM mails');`,
  },
  'mainstage/formatted-text': {
    'apps/desk/src/planted-violation.ts': `export const planted = (at: number) => new Intl.DateTimeFormat('en-CA').formatToParts(at);`,
    'libs/estimate/src/planted-violation.ts': `import { money } from '@mainstage/content/constants/figures';\nexport const planted = (cents: number) => money(cents).replace('€', '');`,
  },
  'import-x/no-restricted-paths': {
    'apps/web/app/features/contact/planted-violation.ts': `import { Gated } from '../gate/gated';\nexport const planted = Gated;`,
    'apps/web/app/features/gate/planted-violation.ts': `import SupportPage from '../../routes/support';\nexport const planted = SupportPage;`,
    'apps/web/app/components/planted-violation.ts': `import { Gated } from '../features/gate/gated';\nexport const planted = Gated;`,
    'apps/web/app/api/planted-violation.ts': `import { NoticesProvider } from '../notices/notices-provider';\nexport const planted = NoticesProvider;`,
    'apps/web/app/shell/planted-violation.ts': `import SupportPage from '../routes/support';\nexport const planted = SupportPage;`,
  },
  'no-restricted-globals': {
    'apps/web/app/features/status/planted-violation.ts': `export const planted = () => fetch('/health/ready');`,
  },
};

export async function check() {
  // Without Nx's project graph the rule on module boundaries reports nothing.
  Object.assign(process.env, nxEnvironment());
  const graph = await run(binary('nx'), ['show', 'projects'], { env: process.env, name: 'nx' });
  if (graph.code !== 0) throw new Trouble(graph.output);
  const eslint = new ESLint({ cwd: root });
  for (const [rule, files] of Object.entries(planted))
    for (const [file, text] of Object.entries(files)) {
      const found = (await eslint.lintText(text, { filePath: join(root, file) })).flatMap(({ messages }) => messages);
      if (!found.some(({ ruleId }) => ruleId === rule))
        throw new Trouble(`${rule} did not refuse ${file}: ${JSON.stringify(found)}`);
    }
}
