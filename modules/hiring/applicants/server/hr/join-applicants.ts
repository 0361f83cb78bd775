import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { moveApplicantAccount } from '@talaan/identity/server/public.ts';
import { joinApplicantPerson } from '@talaan/personnel/server/public.ts';
import { giveApplications } from './give-applications.ts';

type JoinCall = Call<{ id: number }, unknown, { into: number; reason: string }>;

interface Side {
  id: number;
  idno: string;
  fullname: string;
  is_applicant: boolean;
}

/**
 * Joins an applicant from outside to another record of the same person: the applications and frozen sheets move there, the account too where
 * the other has none, and is closed where it has. Errors: 404; 409 where one application for a post is to be withdrawn first; 422 for the same record.
 */
export async function joinApplicants(call: JoinCall): Promise<{ message: string }> {
  const { db, params, body, now } = call;
  if (params.id === body.into) throw invalid({ into: ['Choose another record: this is the same.'] });
  const { rows } = await sql<Side>`
    select id, idno, fullname, is_applicant from personnel.person_view where id in (${params.id}, ${body.into}) and merged_into is null order by id for update`.execute(
    db,
  );
  const gone = rows.find(({ id }) => id === params.id);
  const kept = rows.find(({ id }) => id === body.into);
  if (!gone || !kept) throw notFound('There is no such applicant.');
  if (!gone.is_applicant) throw wrongState(`${gone.fullname} serves in the university: join the other record to this one instead.`);
  const notes = await giveApplications(call, { from: gone.id, into: kept.id });
  await withOpenRecords(db, [gone.id, kept.id], (tx) =>
    sql`update applicants.sheet set personnel_id = ${kept.id} where personnel_id = ${gone.id}`.execute(tx),
  );
  await moveApplicantAccount(
    { db, now },
    { from: gone.id, into: kept.id, because: `Joined to another account of the same person: ${body.reason}` },
  );
  await joinApplicantPerson(db, gone.id, kept.id);
  await recordChange(call, {
    action: 'join two records of one applicant',
    subject: `personnel.person:${gone.id}`,
    personnelId: kept.id,
    before: { idno: gone.idno, name: gone.fullname },
    after: { idno: kept.idno, name: kept.fullname, reason: body.reason },
  });
  return { message: [`${gone.fullname} (${gone.idno}) was joined to ${kept.fullname} (${kept.idno}).`, ...notes].join(' ') };
}
