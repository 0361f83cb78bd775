import { sql } from 'kysely';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Merged } from '@talaan/personnel/server/public.ts';
import { whichGivesWay, type Twice } from '../../rules/which-gives-way.ts';
import { applicationFlow } from '../../workflow.ts';
import { discardDraft } from '../mine/own-papers.ts';

interface Application extends Twice {
  id: number;
  personnel_id: number;
  reference: string | null;
  idno: string;
}

/**
 * Gives the applications of one record to another of the same person; what of other modules hangs on them follows. Where both applied for one
 * post, one gives way (`whichGivesWay`). Answers what the officer is told of that. Error: 409 with what is to be withdrawn first.
 */
export async function giveApplications(
  call: Pick<Call, 'db' | 'now' | 'actor' | 'requestId'>,
  { from, into }: Merged,
): Promise<readonly string[]> {
  const { db } = call;
  const notes: string[] = [];
  const first: string[] = [];
  for (const { title, kept, merged } of await findTwice(call, { from, into })) {
    const { gives, by } = whichGivesWay(kept, merged);
    const [gone, stays] = gives === 'kept' ? [kept, merged] : [merged, kept];
    if (by === 'withdrawal') {
      first.push(`Withdraw ${name(gone)} first: ${name(stays)} for ${title} remains.`);
    } else if (by === 'discard') {
      await discardDraft(call, gone);
    } else {
      await db.updateTable('applicants.application').set({ gave_way: true }).where('id', '=', gone.id).execute();
      notes.push(`${name(gone)} is another active application for ${title}, beside ${name(stays)}.`);
    }
  }
  if (first.length > 0) throw wrongState(`Both records have an application for the same post. ${first.join(' ')}`);
  await sql`
    insert into applicants.applicant (personnel_id, source, consented_at, consent_version, created_at)
    select k.id, case when k.is_applicant then t.source else 'employee' end, t.consented_at, t.consent_version, t.created_at
    from applicants.applicant t join personnel.person_view k on k.id = ${into} where t.personnel_id = ${from} on conflict do nothing`.execute(
    db,
  );
  await sql`update applicants.application set personnel_id = ${into} where personnel_id = ${from}`.execute(db);
  await sql`delete from applicants.applicant where personnel_id = ${from}`.execute(db);
  return notes;
}

/** The posts for which both applied; all of these applications are held until the end of the transaction. */
async function findTwice(
  { db }: Pick<Call, 'db'>,
  { from, into }: Merged,
): Promise<{ title: string; kept: Application; merged: Application }[]> {
  const { rows } = await sql<Application & { post_id: number; title: string }>`
    select a.id, a.personnel_id, a.reference, a.state, a.submitted_at, a.post_id, p.idno, v.title
    from applicants.application a join vacancies.post v on v.id = a.post_id join personnel.person_view p on p.id = a.personnel_id
    where a.personnel_id in (${from}, ${into}) and not a.gave_way order by a.id for update of a`.execute(db);
  return rows
    .filter(({ personnel_id }) => personnel_id === into)
    .flatMap((kept) => {
      const merged = rows.find(({ personnel_id, post_id }) => personnel_id === from && post_id === kept.post_id);
      return merged ? [{ title: kept.title, kept, merged }] : [];
    });
}

/** `APP-2026-00012 of A-2026-00031 (Submitted)`. */
function name({ reference, idno, state }: Application): string {
  return `${reference ?? 'the draft'} of ${idno} (${applicationFlow.words[state]})`;
}
