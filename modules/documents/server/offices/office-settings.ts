import { sql } from 'kysely';
import type { z } from 'zod';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { editOfficeSettings as editing, readOfficeSettings as reading } from '../../contract/offices.ts';
import { usualHours } from './usual-hours.ts';

interface Found {
  id: number;
  acronym: string;
  fullname: string;
  campus: string;
  settings: z.output<typeof reading.response>['settings'] | null;
}

/** Error: 404. */
export async function readOfficeSettings({ db, params }: Call<{ id: number }>): Promise<z.input<typeof reading.response>> {
  const { rows } = await sql<Found>`
    select o.id, o.acronym, o.fullname, c.acronym as campus, to_jsonb(s) - 'office_id' as settings
    from organization.office o join organization.campus c on c.id = o.campus_id left join documents.office_setting s on s.office_id = o.id
    where o.id = ${params.id}`.execute(db);
  const found = rows[0];
  if (!found) throw notFound('There is no such office.');
  const { settings, ...office } = found;
  return { office, settings: settings ?? { ...usualHours, keeps_records: false } };
}

/** Error: 404. */
export async function editOfficeSettings(
  call: Call<{ id: number }, unknown, z.output<typeof editing.body>>,
): Promise<z.input<typeof editing.response>> {
  const { params, body } = call;
  const { office, settings } = await readOfficeSettings(call);
  await call.db
    .insertInto('documents.office_setting')
    .values({ office_id: params.id, ...body })
    .onConflict((conflict) => conflict.column('office_id').doUpdateSet(body))
    .execute();
  await recordChange(call, {
    action: 'change the document settings of an office',
    subject: `documents.office_setting:${params.id}`,
    before: settings,
    after: body,
  });
  return { message: `The settings of ${office.fullname} were saved.` };
}
