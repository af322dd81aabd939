/** The database is not connected yet, or its queue in this process is full. A later retry may succeed. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** PostgreSQL's error codes (appendix A of its manual); two letters are a whole class. */
const classes = new Set([
  '08', // connection exception
  '28', // refused the user, for example while a password is being changed
  '53', // out of connections, memory or disk
  '57', // shut down, crashed, starting, or the statement took too long
]);
const codes = new Set([
  '3D000', // the database is not there yet
  '25006', // a standby that was not promoted yet
  '25P03', // the session was idle in a transaction
  '40001',
  '40P01', // deadlock
  '55P03', // lock timeout
]);
const network = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ENOENT'.split(' '),
);
/** Some errors of the driver have no code. */
const words =
  /^Connection terminated|already released|^timeout exceeded when trying to connect|^Query read timeout|not queryable$/;

/** Whether the database is unavailable, overloaded or blocked, rather than the statement wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const { code, message } = wordsOf(error);
  return classes.has(code.slice(0, 2)) || codes.has(code) || network.has(code) || words.test(message);
}

/** Whether the same statement may succeed when retried immediately: it conflicted with a concurrent one. */
export function isCollision(error: unknown): boolean {
  return ['40001', '40P01'].includes(wordsOf(error).code);
}

export function isLockTimeout(error: unknown): boolean {
  return isCollision(error) || wordsOf(error).code === '55P03';
}

/**
 * Reads code and message without `instanceof`, because Node's errors belong to another realm in tests. TypeORM's
 * QueryFailedError has the code and message of the driver error.
 */
function wordsOf(error: unknown): { code: string; message: string } {
  const { code, message } = Object(error) as Record<'code' | 'message', unknown>;
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' };
}
