import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { listMyCertificates as endpoint, MyCertificate } from '../../contract/certificates.ts';
import { kindsFor } from '../../rules/certificate-sheet.ts';
import { certificateFlow } from '../../workflow.ts';
import { readFacts } from '../read-facts.ts';
import { certificateColumns, certificatesOn } from './certificate-rows.ts';

/** One's own certificates; nothing for an account without a person. */
export async function listMine({ db, actor, today }: Call): Promise<AnswerOf<typeof endpoint>> {
  if (actor.personnelId === null) return { certificates: [], kinds: [] };
  const { rows } = await sql<Omit<MyCertificate, 'actions'>>`
    select ${selected(certificateColumns)} from ${certificatesOn(today)}
    where c.personnel_id = ${actor.personnelId} order by r.filed_at desc, c.id desc limit 100`.execute(db);
  return {
    certificates: rows.map((row) => ({ ...row, actions: certificateFlow.open(row.state, ['owner']) })),
    kinds: kindsFor(await readFacts(db, actor.personnelId, today), today),
  };
}
