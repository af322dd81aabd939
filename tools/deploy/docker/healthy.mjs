/**
 * The health check of the images: `node healthy.mjs PORT` asks the process that listens on the port of that setting whether
 * it is ready. Being alive is not enough: a process that lives and cannot work is not healthy.
 */
const port = process.env[process.argv[2]];
const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);
