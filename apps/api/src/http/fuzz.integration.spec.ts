// Rules: problem.codes
import { randomUUID } from 'node:crypto';
import { type FormName, formNames, forms } from '@mainstage/leads/forms';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';
import { HttpCaller } from '../testing/http-caller';
import { hostileText, hostileValue } from '../testing/hostile-values';
import { Seeded } from '../testing/seeded';

/** What the description of the API says of one call, as far as it is asked for here. */
interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}
interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  $ref?: string;
}
interface Call {
  method: string;
  path: string;
  operation?: Operation;
  good?: object;
}

/** Another one with FUZZ_SEED. */
const seed = Number(process.env.FUZZ_SEED ?? 20_270_328);
const hostileInputs = 5000;
const describedInputs = 600;
/** Calls under way at a time. */
const atOnce = 16;
/** Of the processor; by the clock ten times that. */
const longestMs = 2000;
const largestAnswer = 16 * 1024;

const noise = Uint8Array.from(
  { length: 300 },
  (
    (random) => () =>
      random.below(256)
  )(new Seeded(seed)),
);

/** Calls that the description leaves out. */
const hidden: Call[] = [
  { method: 'POST', path: '/api/newsletter-subscriptions/confirm', good: { token: 'a.b' } },
  { method: 'POST', path: '/api/newsletter-subscriptions/unsubscribe', good: { token: 'a.b' } },
  { method: 'POST', path: '/api/newsletter-subscriptions/one-click' },
  { method: 'POST', path: '/api/webinars/led-wall/join/{token}', good: { move: true } },
  { method: 'GET', path: '/api/webinars/led-wall/join/{token}' },
  { method: 'GET', path: '/webinar/join/{token}' },
  { method: 'GET', path: '/api/calendar/{token}.ics' },
  { method: 'GET', path: '/health/live' },
  { method: 'GET', path: '/metrics' },
  { method: 'GET', path: '/ops/mails' },
  { method: 'POST', path: '/ops/mails' },
];

let api: ApiUnderTest;
let caller: HttpCaller;
let calls: Call[];
let schemas: Record<string, Schema>;
beforeAll(async () => {
  api = await startApi();
  caller = new HttpCaller(api.url, atOnce);
  const { paths, components } = (await api.get('/api/openapi.json')).body as unknown as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  ({ schemas } = components);
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => {
      const form = formNames.find((name) => forms[name].path === path);
      return { method: method.toUpperCase(), path, operation, ...(form && { good: goodBodies[form] }) };
    }),
  );
  calls = [...described, ...hidden];
}, 60_000);
afterAll(async () => {
  caller.close();
  await api.stop();
});

interface Input {
  call: Call;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
}

/** A call with something wrong in path, headers or body. */
function hostileInput(random: Seeded): Input {
  const call = random.one(calls);
  const path =
    call.path.replace(
      /\{\w+\}/g,
      () =>
        encodeURIComponent(
          hostileText(random)
            .replace(/\p{Surrogate}/gu, '?')
            .slice(0, 200),
        ) || 'x',
    ) + random.one(['', '', '', '?a=1', '?token[]=1&token[a]=2', '?from=%ff&to=%00', '?token=%E0%A4%A', '/']);
  const headers: Record<string, string> = {
    'Content-Type': random.one([
      ...Array<string>(12).fill('application/json'),
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-7',
      'text/plain',
      'multipart/form-data',
    ]),
  };
  if (random.chance(0.2)) headers['Idempotency-Key'] = random.one([randomUUID(), 'x', '\u00ff', '0'.repeat(5000)]);
  if (random.chance(0.1)) headers['Authorization'] = random.one(['Bearer', 'Bearer a.b.c', 'Basic %%%', 'Basic YTpi']);
  if (random.chance(0.05)) headers['Content-Encoding'] = random.one(['gzip', 'deflate', 'br', 'zstd', 'gzip, gzip']);
  if (random.chance(0.05)) headers['X-Form-Age'] = random.one(['-1', '1e9', 'now', '9'.repeat(50)]);
  return { call, path, headers, ...(call.method !== 'GET' && { body: hostileBody(call, random) }) };
}

function hostileBody({ good = {} }: Call, random: Seeded): Input['body'] {
  const fields = Object.keys(good);
  switch (random.below(5)) {
    case 0:
      return JSON.stringify(hostileValue(random));
    case 1:
      return random.one([
        '',
        '{',
        '[',
        '"',
        'null',
        '{"a":1,}',
        '\ufeff{}',
        `{"a":${'['.repeat(3000)}`,
        'a=b&a=c&email=',
      ]);
    case 2:
      return noise.subarray(random.below(noise.length));
    default: {
      const body: Record<string, unknown> = { ...good };
      const times = 1 + random.below(3);
      for (let each = 0; each < times; each++)
        body[fields.length > 0 && random.chance(0.9) ? random.one(fields) : hostileText(random)] = hostileValue(random);
      return JSON.stringify(body);
    }
  }
}

/** A call as the description has it: right, or with one field of another kind. */
function describedInput(random: Seeded): Input {
  const described = calls.filter(({ operation }) => operation);
  // Each form is to be accepted at least once, however many calls there are.
  const call = random.one(random.chance(0.2) ? described.filter(({ good }) => good) : described);
  const { parameters = [], requestBody } = call.operation!;
  const valueOf = (name: string) => String(sample(parameters.find((each) => each.name === name)?.schema ?? {}, random));
  const query = parameters.filter((each) => each.in === 'query' && random.chance(0.8));
  const path =
    call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name))) +
    (query.length > 0
      ? `?${new URLSearchParams(query.map(({ name }): [string, string] => [name, valueOf(name)])).toString()}`
      : '');
  const schema = requestBody?.content['application/json']?.schema;
  return {
    call,
    path,
    headers: { 'Content-Type': 'application/json' },
    ...(schema && { body: JSON.stringify(sample(schema, random)) }),
  };
}

function sample(schema: Schema, random: Seeded): unknown {
  if (random.chance(0.04)) return random.one([1, 'x', true, null, [], '']);
  if (schema.$ref) return sample(schemas[schema.$ref.split('/').at(-1)!]!, random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.one(schema.enum);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(([name]) => schema.required?.includes(name) || random.chance(0.5))
        .map(([name, each]) => [name, sample(each, random)]),
    );
  if (schema.items) return [sample(schema.items, random)];
  if (schema.type === 'integer') return (schema.minimum ?? 0) + random.below(5);
  if (schema.type === 'boolean') return random.chance(0.5);
  const written: Record<string, string> = {
    email: `f${random.below(1e6)}@fuzz.example`,
    date: random.one(['2027-01-04', '2028-02-29', '2027-02-30']),
    time: random.one(['10:30', '25:00', '00:00']),
    uuid: randomUUID(),
    phone: '069 90009 123',
  };
  return (
    (schema.format && written[schema.format]) ?? random.one(['Ada', 'skyline-stage', 'event-planners', 'ß'.repeat(30)])
  );
}

/** Plays the inputs, some at a time. @returns what must not have happened */
async function play(inputs: Input[], faultOf: (input: Input, answer: Answer) => string | undefined): Promise<string[]> {
  const faults: string[] = [];
  let next = 0;
  const player = async () => {
    for (let index = next++; index < inputs.length; index = next++) {
      const input = inputs[index]!;
      const answer = await caller.call({ ...input, method: input.call.method });
      const fault = faultOf(input, answer);
      if (fault)
        faults.push(`${fault}: ${input.call.method} ${input.path.slice(0, 80)} ${String(input.body).slice(0, 120)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, player));
  return faults;
}

type Answer = Awaited<ReturnType<HttpCaller['call']>>;

/** What may be wrong with the answer to anything at all. */
function faultOf({ call, path }: Input, { status, type, text, ms, cpuMs }: Answer): string | undefined {
  if (status >= 500) return String(status);
  if (cpuMs > longestMs || ms > 10 * longestMs) return `${Math.round(ms)} ms`;
  if (status < 400) return undefined;
  if (Buffer.byteLength(text) > largestAnswer) return `${text.length} characters`;
  if (/node_modules|at .*\.ts:|SELECT |constraint/.test(text)) return 'tells of the inside';
  if (!path.startsWith('/api/') || type.includes('html') || !isProblemPath(call)) return undefined;
  if (!type.startsWith('application/problem+json')) return `is ${type}`;
  const problem = JSON.parse(text) as Record<string, unknown>;
  const shaped = ['type', 'title', 'status', 'detail', 'code'].every((name) => name in problem);
  return shaped && problem['status'] === status ? undefined : 'is no problem in shape';
}

/** Feeds are fetched by calendars and answer in plain words. */
const isProblemPath = ({ path }: Call): boolean => !path.startsWith('/api/calendar/');

describe('whatever is sent', () => {
  it(`any input is answered in time and in shape, and breaks no call: ${hostileInputs} of seed ${seed}`, async () => {
    const random = new Seeded(seed);
    const inputs = Array.from({ length: hostileInputs }, () => hostileInput(random));
    expect(await play(inputs, faultOf)).toEqual([]);
    expect(new Set(inputs.map(({ call }) => call)).size).toBe(calls.length);
  }, 300_000);

  it(`described input is answered as the description has it: ${describedInputs} inputs`, async () => {
    const random = new Seeded(seed);
    const inputs = Array.from({ length: describedInputs }, () => describedInput(random));
    const taken = new Set<string>();
    const faults = await play(inputs, (input, answer) => {
      if (answer.status < 300) taken.add(input.call.path);
      return faultOf(input, answer) ?? undescribed(input, answer);
    });
    expect(faults).toEqual([]);
    for (const form of formNames satisfies FormName[])
      if (form !== 'webinar') expect(taken).toContain(forms[form].path);
  }, 120_000);
});

function undescribed({ call }: Input, { status, type, text }: Answer): string | undefined {
  const described = call.operation!.responses[String(status)];
  if (!described) return `${status} is not described`;
  const codes = described.content?.['application/problem+json']?.schema?.properties?.['code']?.enum;
  if (!codes || !type.startsWith('application/problem+json')) return undefined;
  const { code } = JSON.parse(text) as { code: string };
  return codes.includes(code) ? undefined : `${code} is not described`;
}
