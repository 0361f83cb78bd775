import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { retentionKinds, type RetentionKind } from '@talaan/kernel/server/retention/retention-kind.ts';
import type { Server } from '@talaan/kernel/server/server.ts';

export function allKinds(server: Pick<Server, 'modules'>): RetentionKind[] {
  return allContributed(server, retentionKinds);
}

/** Error: 404. */
export function findKind(server: Pick<Server, 'modules'>, key: string): RetentionKind {
  const kind = allKinds(server).find((one) => one.key === key);
  if (!kind) throw notFound('There is no such kind of records.');
  return kind;
}
