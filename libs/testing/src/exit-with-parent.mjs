/** Loaded before an app (`node --import`): it ends when the process that started it does, however that came about. */
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 250).unref();
