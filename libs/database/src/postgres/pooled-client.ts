import type { ClientConfig, QueryConfig } from 'pg';
import { GuardedClient } from './guarded-client';

/**
 * A connection to PgBouncer in transaction mode, where each transaction may run on another connection to PostgreSQL.
 * Prepared statements lose their names, because a later connection would not know them.
 */
export class PooledClient extends GuardedClient {
  constructor(config?: string | ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((statement: string | QueryConfig, ...rest: unknown[]) =>
      query(typeof statement === 'string' ? statement : unnamed(statement), ...rest)) as GuardedClient['query'];
  }
}

function unnamed(statement: QueryConfig): QueryConfig {
  // Other kinds of statements, such as cursors, are objects of classes and have no name.
  return statement.name === undefined ? statement : { ...statement, name: undefined };
}
