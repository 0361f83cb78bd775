import type { ClientBase } from 'pg';

/** Where statements are put: one connection within its transaction, or the pool for reading only. */
export type Connection = Pick<ClientBase, 'query'>;
