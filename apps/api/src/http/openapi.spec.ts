// Rules: problem.codes
import { readFileSync } from 'node:fs';
import { problems } from '@mainstage/contracts/problem';

type Content = Record<string, { example?: unknown; schema?: { properties?: { code?: { enum?: string[] } } } }>;

interface Operation {
  requestBody?: { content: Record<string, { examples?: object }> };
  responses: Record<string, { content?: Content }>;
}

const document = readFileSync('docs/openapi.json', 'utf8');
const { paths, components, info } = JSON.parse(document) as {
  components: { schemas: object };
  paths: Record<string, Record<string, Operation>>;
  info: { version: string };
};
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
);

/** Of files and streams there is nothing to show. */
const answersToShow = (content: Content) =>
  Object.entries(content)
    .filter(([type]) => ['application/json', 'text/csv'].includes(type))
    .map(([, { example }]) => example);

describe('docs/openapi.json', () => {
  it('names every problem code of the contracts, each with its status, and no other', () => {
    const described = operations.flatMap(([, { responses }]) =>
      Object.entries(responses).flatMap(([status, { content = {} }]) =>
        (content['application/problem+json']?.schema?.properties?.code?.enum ?? []).map((code) => `${code} ${status}`),
      ),
    );
    const known = Object.entries(problems).map(([code, { status }]) => `${code} ${status}`);
    expect([...new Set(described)].sort()).toEqual(known.sort());
  });

  it.each(operations)('shows an example of %s', (_, { requestBody, responses }) => {
    const accepted = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    const shown = [
      ...Object.values(requestBody?.content ?? {}).map(({ examples }) => examples),
      ...accepted.flatMap(([, { content = {} }]) => answersToShow(content)),
    ];
    expect(shown).not.toContain(undefined);
  });

  it('defines every schema that it refers to', () => {
    const referred = [...document.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(referred));
  });

  it('has the version of the package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(info.version).toBe(version);
  });
});
