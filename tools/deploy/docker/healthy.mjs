/**
 * The health check of the images: `node healthy.mjs PORT` requests the readiness of the process on the port of that
 * setting. Liveness is not enough: a process without database or queue cannot work.
 */
const port = process.env[process.argv[2]];
const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);
