import { sql } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { workingDaysAfter } from '@talaan/requests/rules/working-days.ts';
import { TRAVEL_OF_AGENCY } from '../../rules/settings.ts';

interface Lacking {
  id: number;
  personnel_id: number;
  destination: string;
  last_day: string;
  campus_id: number | null;
}

/** Each morning: who has not added the certificate of appearance of travel that ended some working days ago is reminded, once. */
export const askCertificatesJob: Job<object> = {
  kind: 'travel.ask-certificates',
  cron: '25 8 * * *',
  atStart: true,
  run: ({ server }) => server.db.transaction().execute((db) => askForCertificates(server, db, server.clock.today())),
};

/** Asks for the certificates that lack on a day. Within the caller's transaction. */
export async function askForCertificates(server: Pick<Server, 'modules' | 'clock'>, db: Database, today: string): Promise<void> {
  const { certificateDays } = await agencySettingsOn(db, TRAVEL_OF_AGENCY, today);
  const { rows } = await sql<Lacking>`
    select t.id, t.personnel_id, t.destination, t.last_day, o.campus_id from travel.trip t
    join requests.request r on r.id = t.id left join organization.office_view o on o.id = r.office_id
    where t.state = 'APPROVED' and t.certificate_asked_on is null and t.last_day < ${today}::date order by t.id for update of t`.execute(
    db,
  );
  if (rows.length === 0) return;
  const first = rows.reduce((least, { last_day }) => (last_day < least ? last_day : least), today);
  const free = await contributed(server, freeDays)(db, first, today);
  const due = rows.filter(({ last_day, campus_id }) => {
    const isFree = (day: string) => free.some((one) => one.date === day && (one.campus_id === null || one.campus_id === campus_id));
    return workingDaysAfter(last_day, certificateDays, isFree) <= today;
  });
  for (const { id, personnel_id, destination, last_day } of due)
    await notifyPeople(db, server.clock.now(), [personnel_id], {
      title: 'Add the certificate of appearance',
      description: `${destination}: your travel ended on ${longDate(last_day)}. The signed certificate completes it.`,
      link: `/account/ob?trip=${id}`,
    });
  await sql`
    update travel.trip set certificate_asked_on = ${today}::date where id = any(${due.map(({ id }) => id)}::integer[])`.execute(db);
}
