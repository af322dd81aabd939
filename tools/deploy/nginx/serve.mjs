/** The shipped nginx (tools/deploy/docker/nginx.conf) on this machine, in front of API processes on given ports. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from '../../lib/command.mjs';
import { nextFreePort } from '../../lib/ports.mjs';
import { root, Trouble } from '../../lib/workspace.mjs';

const shipped = (file) => join(root, 'tools/deploy/docker', file);
/**
 * @param {{ program: string, site: string, apiPorts: number[], publicUrl: string, trustedProxies?: string, tlsPort?:
 * number }} options site: folder of the built site; tlsPort: also serves TLS and HTTP/2 there, with a self-signed
 * certificate
 * @returns {Promise<{ url: string, stop: () => Promise<void>, pid: number, folder: string, keptAssets: string }>}
 * keptAssets: scripts of earlier releases
 * @throws Trouble with nginx's output if it does not start
 */
export async function serveWithNginx({ program, site, apiPorts, publicUrl, trustedProxies = '', tlsPort }) {
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-nginx-'));
  const files = join(folder, 'mainstage');
  mkdirSync(files);
  const finish = () => rmSync(folder, { recursive: true, force: true });
  try {
    await succeed(process.execPath, [join(root, 'dist/apps/api/nginx-files.js'), site, files]);
    const env = {
      ...process.env,
      ASSETS: join(site, 'assets'),
      KEPT_ASSETS: join(folder, 'kept/assets'),
      ORIGIN_CONF: join(folder, 'origin.conf'),
      SETTLED_PAGES: join(folder, 'written/settled'),
      PUBLIC_URL: publicUrl,
      TRUSTED_PROXIES: trustedProxies,
    };
    await succeed('sh', [shipped('nginx-origin.sh')], env);
    // A random start, so that two servers that start at the same moment do not find the same port.
    const port = await nextFreePort(18_000 + Math.floor(Math.random() * 100));
    const server = readFileSync(shipped('nginx.conf'), 'utf8')
      .replaceAll('/etc/nginx/mainstage', files)
      .replaceAll('/usr/share/nginx/html', site)
      .replaceAll('/var/lib/mainstage', join(folder, 'kept'))
      .replaceAll('/tmp/pages', join(folder, 'written'))
      .replace('/dev/stderr', 'stderr')
      .replace('listen 8080;', `listen 127.0.0.1:${port};${tlsPort ? await listenWithTls(folder, tlsPort) : ''}`);
    writeFileSync(join(folder, 'server.conf'), server);
    // As with several addresses of one name: no failure is remembered beyond its call.
    writeFileSync(join(files, 'upstream.conf'), 'set $api http://api;\n');
    const peers = apiPorts.map((peer) => `server 127.0.0.1:${peer} max_fails=0;`).join(' ');
    writeFileSync(join(folder, 'nginx.conf'), await mainConf(program, folder, peers));
    const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let words = '';
    child.stderr.on('data', (chunk) => (words += chunk));
    const ended = once(child, 'exit');
    const stop = async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
      finish();
    };
    const url = `http://127.0.0.1:${port}`;
    for (const latest = Date.now() + 20_000; ; await delay(20)) {
      const answer = await fetch(`${url}/icon.svg`).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) return { url, stop, pid: child.pid, folder, keptAssets: join(folder, 'kept/assets') };
      if (child.exitCode === null && Date.now() < latest) continue;
      await stop();
      throw new Trouble(`nginx does not serve the site:\n${words}`);
    }
  } catch (error) {
    finish();
    throw error;
  }
}

export const certificateOf = (folder) => ({ cert: join(folder, 'tls.crt'), key: join(folder, 'tls.key') });

async function listenWithTls(folder, port) {
  const { cert, key } = certificateOf(folder);
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'];
  await succeed('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', cert, ...subject]);
  return `\n  listen 127.0.0.1:${port} ssl http2;\n  ssl_certificate ${cert};\n  ssl_certificate_key ${key};`;
}

async function succeed(program, args, env) {
  const { code, output } = await run(program, args, { env });
  if (code !== 0) throw new Trouble(output);
}

/** nginx's own list of media types. */
async function typesOf(program) {
  const { output } = await run(program, ['-V']);
  return join(dirname(/--conf-path=(\S+)/.exec(output)?.[1] ?? '/etc/nginx/nginx.conf'), 'mime.types');
}

async function mainConf(program, folder, peers) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    'daemon off;',
    'worker_processes 1;',
    // Workers keep root's rights only, so that they can read the site's files.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'events { worker_connections 1024; }',
    'http {',
    `  include ${await typesOf(program)};`,
    '  default_type application/octet-stream;',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    `  include ${folder}/origin.conf;`,
    `  upstream api { ${peers} }`,
    `  include ${folder}/server.conf;`,
    '}',
    '',
  ].join('\n');
}
