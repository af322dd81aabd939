export interface Fault {
  type: string;
  message: string;
  code?: string;
  stack?: string;
}

/**
 * The part of an error without personal data: database errors contain the row and the parameters of the statement. The
 * logger applies it to whatever is logged as `err`.
 */
export function fault(error: unknown): Fault {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  return {
    type: error.constructor.name,
    message: error.message,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error.stack && { stack: error.stack }),
  };
}
