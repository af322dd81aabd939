/** The database cannot take this now: not reached yet, or its waiting line here is full. Trying again later may help. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** PostgreSQL's codes (appendix A of its manual): whole classes by two letters. */
const classes = new Set([
  '08', // connection exception
  '28', // refused the user: a password is being changed
  '53', // out of connections, memory or disk
  '57', // shut down, crashed, starting, or the statement took too long
]);
const codes = new Set([
  '3D000', // the database is not there yet
  '25006', // a standby that was not promoted yet
  '25P03', // we were silent inside a transaction
  '40001',
  '40P01', // deadlock
  '55P03', // somebody holds a lock
]);
const network = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ENOENT'.split(' '),
);
/** The driver gives some of its errors no code. */
const words =
  /^Connection terminated|already released|^timeout exceeded when trying to connect|^Query read timeout|not queryable$/;

/** Whether an error says that the database is away, overloaded or stuck, rather than that the statement is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const { code, message } = wordsOf(error);
  return classes.has(code.slice(0, 2)) || codes.has(code) || network.has(code) || words.test(message);
}

/** Whether the same statement may well pass when tried again at once: it met another one in a bad order. */
export function isCollision(error: unknown): boolean {
  return ['40001', '40P01'].includes(wordsOf(error).code);
}

/** Whether it is somebody else's lock that was in the way. */
export function isHeldUp(error: unknown): boolean {
  return isCollision(error) || wordsOf(error).code === '55P03';
}

/**
 * Whatever was thrown, by its looks: errors of Node's own are no `Error` of a test's realm. TypeORM's QueryFailedError has
 * the code and the message of the driver's error that it wraps.
 */
function wordsOf(error: unknown): { code: string; message: string } {
  const { code, message } = Object(error) as Record<'code' | 'message', unknown>;
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' };
}
