/** Limits processes to a share of a core each, by control groups of Linux (either version). */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Microseconds in which a share is used up; a short time, so that a process waits often and not long. */
const periodUs = 20_000;

/** The group of this process by the first version, from the top of its tree. */
const own = () =>
  existsSync('/proc/self/cgroup')
    ? (/^\d+:(?:[\w,]+,)?cpu(?:,[\w,]+)?:(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1] ?? '')
    : '';

/** Where control groups are created, and how a share is set. */
const kinds = [
  {
    top: () => join('/sys/fs/cgroup/cpu', own()),
    usable: (top) => existsSync(join(top, 'tasks')),
    limit(group, quota) {
      writeFileSync(join(group, 'cpu.cfs_period_us'), String(periodUs));
      writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
    },
  },
  {
    top: () => '/sys/fs/cgroup',
    usable: (top) =>
      existsSync(join(top, 'cgroup.subtree_control')) &&
      readFileSync(join(top, 'cgroup.subtree_control'), 'utf8').includes('cpu'),
    limit: (group, quota) => writeFileSync(join(group, 'cpu.max'), `${quota} ${periodUs}`),
  },
];

/**
 * @returns {{ hold: (pid: number, share: number) => void, free: () => void } | undefined} undefined where no groups can be made
 *   here; `free` lets all go again
 */
export function coreShares() {
  const kind = kinds.find(({ top, usable }) => usable(top()));
  if (!kind) return undefined;
  const top = kind.top();
  const groups = [];
  const make = (name) => {
    const group = join(top, `mainstage-${process.pid}-${name}`);
    mkdirSync(group);
    groups.push(group);
    return group;
  };
  try {
    rmdirSync(make('try'));
    groups.pop();
  } catch {
    return undefined;
  }
  return {
    hold(pid, share) {
      const group = make(pid);
      kind.limit(group, Math.round(share * periodUs));
      writeFileSync(join(group, 'cgroup.procs'), String(pid));
    },
    free() {
      for (const group of groups.splice(0)) {
        for (const pid of readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean))
          writeFileSync(join(top, 'cgroup.procs'), pid);
        rmdirSync(group);
      }
    },
  };
}
