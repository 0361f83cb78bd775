import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import type * as contract from '../../contract/settings.ts';
import { writeStandings } from '../checklist/write-standings.ts';
import { settleDoors } from '../doors.ts';

export async function readHealthSettings({
  db,
}: CallOf<typeof contract.readHealthSettings>): Promise<AnswerOf<typeof contract.readHealthSettings>> {
  return { settings: await currentSettings(db) };
}

export function currentSettings(db: Call['db']): Promise<contract.HealthSettings> {
  return db.selectFrom('health.setting').select(['is_on', 'days_to_full', 'notice', 'purge_on']).executeTakeFirstOrThrow();
}

/** Errors: 422 for a day of deletion that has passed. */
export async function editHealthSettings(
  call: CallOf<typeof contract.editHealthSettings>,
): Promise<AnswerOf<typeof contract.editHealthSettings>> {
  const { db, body, today } = call;
  const before = await currentSettings(db);
  const isNewDay = body.purge_on !== null && body.purge_on !== before.purge_on;
  if (isNewDay && body.purge_on! < today) throw invalid({ purge_on: ['This day has passed. Choose today or a later day.'] });
  await db.updateTable('health.setting').set(body).execute();
  await recordChange(call, { action: 'change the settings of health', subject: 'health.setting:true', before, after: body });
  if (body.days_to_full !== before.days_to_full) await writeStandings(db, 'all');
  if (body.is_on !== before.is_on) await settleDoors(db);
  if (isNewDay) await notifyOfDeletion(call, body.purge_on!);
  return {
    message: body.is_on === before.is_on ? 'The settings were saved.' : `The vaccination checklist is ${body.is_on ? 'on' : 'off'}.`,
  };
}

async function notifyOfDeletion({ db, now }: Call, day: string): Promise<void> {
  const kept = await withOpenRecords(db, 'everybody', (open) => open.selectFrom('health.declaration').select('personnel_id').execute());
  await notifyPeople(
    db,
    now,
    kept.map(({ personnel_id: id }) => id),
    {
      title: 'Vaccination checklists will be deleted',
      description: `From ${longDate(day)} on the university deletes them. Until then you can read yours, and have a copy under My data.`,
      link: '/covid/vaccination',
    },
  );
}
