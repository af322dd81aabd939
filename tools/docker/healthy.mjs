/** The health check of the images: `node healthy.mjs PORT` asks the process that listens on the port of that setting. */
const port = process.env[process.argv[2]];
const response = await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);
