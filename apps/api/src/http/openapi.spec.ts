// Rules: problem.codes
import { readFileSync } from 'node:fs';
import { problems } from '@mainstage/contracts/problem';

interface Operation {
  requestBody?: { content: Record<string, { examples?: object }> };
  parameters?: { schema?: { example?: unknown } }[];
  responses: Record<
    string,
    { content?: Record<string, { example?: unknown; schema?: { properties?: { code?: { enum?: string[] } } } }> }
  >;
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

describe('docs/openapi.json', () => {
  it('docs/openapi.json names every problem code of the contracts, each with its status, and no other', () => {
    const described = operations.flatMap(([, { responses }]) =>
      Object.entries(responses).flatMap(([status, { content = {} }]) =>
        (content['application/problem+json']?.schema?.properties?.code?.enum ?? []).map((code) => `${code} ${status}`),
      ),
    );
    const known = Object.entries(problems).map(([code, { status }]) => `${code} ${status}`);
    expect([...new Set(described)].sort()).toEqual(known.sort());
  });

  it.each(operations)('docs/openapi.json shows an example of %s', (_, { requestBody, parameters = [], responses }) => {
    const accepted = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    const examples = [
      ...Object.values(requestBody?.content ?? {}).map((content) => content.examples),
      ...accepted.flatMap(([, { content = {} }]) => Object.values(content).map(({ example }) => example)),
      ...parameters.map(({ schema }) => schema?.example),
    ];
    // A call that takes nothing and returns nothing has none to show.
    if (examples.length > 0) expect(examples.filter((example) => example !== undefined)).not.toEqual([]);
  });

  it('docs/openapi.json defines every schema that it refers to', () => {
    const referred = [...document.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(referred));
  });

  it('docs/openapi.json has the version of the package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(info.version).toBe(version);
  });
});
