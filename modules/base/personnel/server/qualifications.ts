import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { listQualifications as endpoint } from '../contract.ts';
import { qualifications } from './needs.ts';

/** What people may be found by, as modules contribute it. */
export async function listQualifications({ server }: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  return { qualifications: allContributed(server, qualifications).map(({ code, title }) => ({ code, title })) };
}

/** Whether a person `p` has any of these on a day; all where none is asked for, nobody where no module knows one. */
export function matchQualifications(
  server: Pick<Server, 'modules'>,
  codes: readonly string[] | undefined,
  on: string,
): RawBuilder<SqlBool> {
  if (!codes) return sql<SqlBool>`true`;
  const any = allContributed(server, qualifications)
    .filter(({ code }) => codes.includes(code))
    .map(({ isOf }) => isOf(sql.ref('p.id'), on));
  return any.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(any, sql` or `)})`;
}
