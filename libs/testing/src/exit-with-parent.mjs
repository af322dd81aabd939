/** Preloaded by an app (`node --import`): ends it when its parent process ends for any reason. */
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 250).unref();
