import { sql } from 'kysely';
import { publishMany } from '@talaan/kernel/server/realtime/publish.ts';
import type { ChannelRule } from '@talaan/kernel/server/realtime/realtime-channels.ts';
import { findActingOffice } from '../offices/acting-office.ts';
import type { LockedDocument } from './lock-documents.ts';
import type { Moving } from './stepping.ts';

/** That something at the desk of an office changed; it says of no paper what. */
export const deskChannel: ChannelRule = {
  pattern: /^private-desk-(\d+)$/,
  allows: async (server, actor, match) => {
    const asking = { server, db: server.db, actor, today: server.clock.today() };
    return (await findActingOffice(asking, Number(match[1]))) !== null;
  },
};

/**
 * Screens of the offices that had the documents, sent them or are to receive them read their lists and counts again; so do those of further
 * offices, to which copies go.
 */
export async function notifyDesks(
  { db }: Pick<Moving, 'db'>,
  documents: readonly LockedDocument[],
  further: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ office: number | null }>`
    select unnest(array[office_id, from_office_id]) as office from documents.hop
    where ended_at is null and document_id = any(${documents.map(({ id }) => id)}::integer[])`.execute(db);
  const before = documents.flatMap(({ hop }) => [hop?.office_id, hop?.from_office_id]);
  const offices = new Set([...before, ...further, ...rows.map(({ office }) => office)].filter((office) => office != null));
  await publishMany(
    db,
    [...offices].map((office) => ({ channel: `private-desk-${office}`, event: 'changed', data: {} })),
  );
}
