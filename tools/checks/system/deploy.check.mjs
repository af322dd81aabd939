import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { load } from '../../lib/bundle.mjs';
import { onPath, run } from '../../lib/command.mjs';
import { root, Trouble } from '../../lib/workspace.mjs';

export const name =
  'the cluster’s manifests are what Kubernetes and KEDA take, hand over every setting and ask for health as they should';

const folder = join(root, 'tools/deploy');
const read = (file) => readFileSync(join(folder, file), 'utf8');
const documentsIn = (text) => parseAllDocuments(text).map((document) => document.toJS());

/** Every object of the manifests with its file, except kustomize's own. */
const manifests = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && !file.endsWith('kustomization.yaml'))
    .flatMap((file) => documentsIn(read(file)).map((object) => ({ file, object })));

const moduleOf = ({ apiVersion, kind }) =>
  `${apiVersion.startsWith('keda.sh/') ? '@kubernetes-models/keda' : 'kubernetes-models'}/${apiVersion}/${kind}`;

/** Validates types, formats and required fields by the schemas. */
async function schemaFaults(all) {
  const faults = [];
  for (const { file, object } of all) {
    const { [object.kind]: Model } = await import(moduleOf(object));
    try {
      new Model(object).validate();
    } catch (error) {
      faults.push(`${file}, ${object.kind}: ${error.message}`);
    }
  }
  return faults;
}

/** Unknown fields, by the compiler: the schemas allow them and a cluster would drop them. */
async function unknownFields(all) {
  const place = join(root, 'dist/checks');
  mkdirSync(place, { recursive: true });
  const file = join(place, 'manifests.ts');
  const lines = all.map(
    ({ object }, index) =>
      `import type { I${object.kind} as Kind${index} } from '${moduleOf(object)}';\nexport const object${index}: Kind${index} = ${JSON.stringify(object)};`,
  );
  writeFileSync(file, `${lines.join('\n')}\n`);
  try {
    const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
    const options =
      '--noEmit --strict --skipLibCheck --module nodenext --moduleResolution nodenext --ignoreConfig'.split(' ');
    const { code, output } = await run(process.execPath, [compiler, ...options, file], { name: 'tsc' });
    return code === 0 ? [] : [output.trim()];
  } finally {
    rmSync(file);
  }
}

const find = (all, kind, name) =>
  all.find(({ object }) => object.kind === kind && object.metadata.name === name)?.object ??
  (() => {
    throw new Trouble(`There is no ${kind} ${name}`);
  })();

const same = (one, other) => JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());

/** Every setting is passed, secrets by reference, and production starts with these. */
async function settingFaults(all) {
  const { settings } = await load('libs/config/src/settings.ts');
  const { loadConfig } = await load('libs/config/src/load.ts');
  const { apiSettings } = await load('apps/api/src/config.ts');
  const { workerSettings } = await load('apps/worker/src/config.ts');
  const names = Object.keys(settings);
  const secrets = names.filter((name) => settings[name].secret);
  const given = Object.fromEntries(
    read('base/settings.env')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const open = names.filter((name) => !settings[name].secret);
  const faults = [
    ...open.filter((name) => !(name in given)).map((name) => `settings.env lacks ${name}`),
    ...Object.keys(given)
      .filter((name) => !open.includes(name))
      .map((name) => `settings.env has ${name}, which is ${secrets.includes(name) ? 'a secret' : 'no setting'}`),
  ];
  try {
    const sample = {
      APP_SECRET: 'q8Zk2mWv5xR7tB1nC4yD6eF9gH3jL0pS',
      SMTP_URL: 'smtps://mail.stage.example',
      INBOUND_IMAP_URL: 'imaps://leads%40stage.example:q8Zk2mWv5x@mail.stage.example',
    };
    const address = (name) =>
      /DATABASE_URL$/.test(name) ? 'postgres://db/stage' : /^REDIS/.test(name) ? 'redis://r' : '';
    const secret = (name) => sample[name] ?? (address(name) || `https://velvet-anchor.example/${name}`);
    loadConfig(names, { ...given, ...Object.fromEntries(secrets.map((name) => [name, secret(name)])) });
  } catch (error) {
    faults.push(`settings.env: ${error.message}`);
  }

  const roles = ['DATABASE_URL', 'API_DATABASE_URL', 'WORKER_DATABASE_URL'];
  const secretsOf = {
    api: secrets.filter((name) => apiSettings.includes(name)),
    worker: secrets.filter((name) => workerSettings.includes(name)),
    migrate: roles,
  };
  const keys = new Set();
  const handed = new Set();
  for (const [process, expected] of Object.entries(secretsOf)) {
    const [{ env, envFrom = [] }] = find(all, process === 'migrate' ? 'Job' : 'Deployment', process).spec.template.spec
      .containers;
    if (
      !same(
        expected,
        env.map(({ name }) => name),
      )
    )
      faults.push(`${process} is handed ${env.map(({ name }) => name)}, and reads of the secrets ${expected}`);
    for (const { name, value, valueFrom } of env) {
      const { name: from, key } = valueFrom?.secretKeyRef ?? {};
      if (value !== undefined || from !== 'mainstage')
        faults.push(`${process} has ${name} not from the Secret mainstage`);
      const ofProcess = /^(?:DIRECT_)?DATABASE_URL$/.test(name) && process !== 'migrate';
      const own = ofProcess ? `${process.toUpperCase()}_${name}` : name;
      if (key !== own) faults.push(`${process} takes ${name} from ${key}, not from ${own}`);
      keys.add(key);
      handed.add(name);
    }
    if (process !== 'migrate' && envFrom[0]?.configMapRef?.name !== 'settings')
      faults.push(`${process} lacks the settings`);
  }
  const unsaid = [...keys].filter((key) => !read('README.md').includes(`\`${key}\``));
  return [
    ...faults,
    ...secrets.filter((name) => !keys.has(name) && !handed.has(name)).map((name) => `no process is handed ${name}`),
    ...unsaid.map((key) => `README.md does not ask for ${key}`),
  ];
}

/** Maximum seconds that DNS in a cluster caches an address: CoreDNS as kubeadm configures it. */
const dnsSeconds = 30;

/** An API stops only after no nginx can have its address any more, and is not killed before its calls are answered. */
function stopsInOrder(all) {
  const { containers, terminationGracePeriodSeconds } = find(all, 'Deployment', 'api').spec.template.spec;
  const notice = Number(containers[0].lifecycle.preStop.exec.command[1]);
  const nginxSeconds = Number(/ valid=(\d+)s;/.exec(read('base/upstream.conf'))[1]);
  const drain = readFileSync(join(root, 'apps/api/src/process/drain.ts'), 'utf8');
  const [, noticeMs, withinMs, limitMs] = /noticeMs: ([\d_]+),.*withinMs: ([\d_]+) \}, limitMs: ([\d_]+)/.exec(drain);
  const drainSeconds = [noticeMs, withinMs, limitMs].reduce((sum, ms) => sum + Number(ms.replace('_', '')) / 1000, 0);
  return notice > dnsSeconds + nginxSeconds && terminationGracePeriodSeconds > notice + drainSeconds;
}

/** Requirements beyond the schemas. */
function untrue(all) {
  const podsOf = (kind) => all.filter(({ object }) => object.kind === kind).map(({ object }) => object);
  const running = [...podsOf('Deployment'), ...podsOf('Job')];
  const port = (deployment, name) =>
    find(all, 'Deployment', deployment).spec.template.spec.containers[0].ports.find((each) => each.name === name)
      ?.containerPort;
  const setting = (name) => Number(new RegExp(`^${name}=(.*)$`, 'm').exec(read('base/settings.env'))?.[1]);
  const probes = (app) => {
    const { livenessProbe, readinessProbe } = find(all, 'Deployment', app).spec.template.spec.containers[0];
    return [livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path).join();
  };
  const names = (kind) => podsOf(kind).map(({ metadata }) => metadata.name);
  const facts = {
    'ends of life and readiness are asked apart': ['api', 'worker'].every(
      (app) => probes(app) === '/health/live,/health/ready',
    ),
    'ports are those of the settings':
      port('api', 'http') === setting('PORT') &&
      port('api', 'ops') === setting('OPS_PORT') &&
      port('worker', 'ops') === setting('WORKER_PORT'),
    'nobody has rights of root or a token of the cluster': running.every(({ spec: { template } }) => {
      const { securityContext: pod, containers, automountServiceAccountToken } = template.spec;
      return (
        pod.runAsNonRoot &&
        pod.seccompProfile.type === 'RuntimeDefault' &&
        automountServiceAccountToken === false &&
        containers.every(
          ({ securityContext: own, resources }) =>
            own.readOnlyRootFilesystem &&
            own.allowPrivilegeEscalation === false &&
            own.capabilities.drop.includes('ALL') &&
            resources.limits.memory &&
            resources.requests.cpu,
        )
      );
    }),
    'every deployment has a scaler, a budget and a policy': [
      'HorizontalPodAutoscaler',
      'PodDisruptionBudget',
      'NetworkPolicy',
    ].every((kind) => names('Deployment').every((name) => names(kind).includes(name))),
    'all traffic is refused that is not allowed': same(find(all, 'NetworkPolicy', 'nobody').spec.policyTypes, [
      'Ingress',
      'Egress',
    ]),
    'selectors find what they are meant for': podsOf('Deployment').every(
      ({ metadata, spec }) =>
        spec.selector.matchLabels['app.kubernetes.io/name'] === metadata.name &&
        spec.template.metadata.labels['app.kubernetes.io/name'] === metadata.name,
    ),
    'an API is asked for nothing more when it ends, and has the time that its calls may take': stopsInOrder(all),
    'no Secret is in the repository': podsOf('Secret').length === 0,
    'nginx asks the service by its own name': read('base/upstream.conf').includes(
      `http://${find(all, 'Service', 'api').metadata.name}.mainstage.svc.cluster.local:${setting('PORT')};`,
    ),
  };
  return Object.entries(facts)
    .filter(([, holds]) => !holds)
    .map(([fact]) => `not true: ${fact}`);
}

/** Builds the manifests with kustomize, if it is installed. */
async function kustomizeFaults() {
  if (!onPath('kubectl')) return [];
  const faults = [];
  for (const part of ['base', 'migration', 'queue-age']) {
    const { code, output } = await run('kubectl', ['kustomize', join(folder, part)]);
    if (code !== 0) faults.push(output);
    else if (part === 'queue-age' && /kind: HorizontalPodAutoscaler[\s\S]{0,200}name: worker\n/.test(output))
      faults.push('queue-age has two scalers of the worker');
  }
  return faults;
}

export async function check() {
  const all = manifests();
  const planted = structuredClone(all);
  const [container] = find(planted, 'Deployment', 'api').spec.template.spec.containers;
  Object.assign(container, { imagePullPolicies: 'Always' });
  find(planted, 'Deployment', 'worker').spec.replicas = 'two';
  const [badType, badField] = [await schemaFaults(planted), await unknownFields(planted)];
  if (badType.length !== 1 || !badField.join().includes('imagePullPolicies'))
    throw new Trouble('A planted type or field that Kubernetes does not have was not found.');

  const faults = [
    ...(await schemaFaults(all)),
    ...(await unknownFields(all)),
    ...(await settingFaults(all)),
    ...untrue(all),
    ...(await kustomizeFaults()),
  ];
  if (faults.length > 0) throw new Trouble(faults.join('\n'));
}
