import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseAddresses } from '../database/database-roles.ts';
import type { Access } from './postgres-cluster.ts';
import { OWNER, passwordOfServer, SERVER } from './postgres-roles.ts';

/** What the system takes as the path of a socket, in bytes (sockaddr_un, without its end). */
const LONGEST_PATH = 107;
const SOCKET = '.s.PGSQL.';

/**
 * Where Talaan's own PostgreSQL is reached, by both its roles: by the Unix socket in its home, which spares what TCP costs; on its port
 * where the path is too long for a socket.
 */
export function addressesOf(home: string, access: Access): DatabaseAddresses {
  const path = join(home, `${SOCKET}${access.port}`);
  const by = Buffer.byteLength(path) > LONGEST_PATH ? '' : `?host=${encodeURIComponent(home)}`;
  const of = (role: string, password: string) => `postgres://${role}:${password}@127.0.0.1:${access.port}/talaan${by}`;
  return { url: of(SERVER, passwordOfServer(access)), ownerUrl: of(OWNER, access.password) };
}

/** Removes the sockets that a PostgreSQL left in its home when it was killed: it would take one for another's if its number is used again. */
export function removeSockets(home: string): void {
  for (const name of readdirSync(home)) if (name.startsWith(SOCKET)) rmSync(join(home, name), { force: true });
}
