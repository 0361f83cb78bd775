import { sql } from 'kysely';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { freezeSheet, formatMissing } from '@talaan/pds/server/public.ts';

/** Freezes the data sheet of an applicant for an application, in place of an earlier copy. Error: 409 where it is not complete. */
export async function keepSheet(
  call: Pick<Call, 'db' | 'now' | 'today'>,
  { id, personnel_id }: { id: number; personnel_id: number },
): Promise<void> {
  const { now } = call;
  const { image, sha256, missing, completeness } = await freezeSheet(call.db, personnel_id, call);
  if (missing.length > 0) throw wrongState(`Your personal data sheet is ${completeness} % complete. ${formatMissing(missing)}`);
  await withOpenRecords(call.db, [personnel_id], (db) =>
    sql`
      insert into applicants.sheet (application_id, personnel_id, image, sha256, frozen_at)
      values (${id}, ${personnel_id}, ${JSON.stringify(image)}::jsonb, ${sha256}, ${now.toString()})
      on conflict (application_id) do update set image = excluded.image, sha256 = excluded.sha256, frozen_at = excluded.frozen_at`.execute(
      db,
    ),
  );
}
