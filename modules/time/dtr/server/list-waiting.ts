import { sql } from 'kysely';
import { previewWaitingDays } from '@talaan/attendance/server/public.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { listWaiting as endpoint } from '../contract/progress.ts';
import { namePeriod } from '../rules/periods.ts';
import type { RecordDays } from './load-days.ts';

interface Row extends RecordDays {
  id: number;
  fullname: string;
  office: string;
}

/** Locked records with days that would come to something else by what came in since, within the caller's reach. */
export async function listWaiting({ db, server, actor }: Call): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await sql<Row>`
    select x.id, x.personnel_id as "personnelId", p.fullname, o.acronym as office, lower(x.during) as "from", upper(x.during) - 1 as "to"
    from attendance.locked_days_view l
    join dtr.submission x on x.personnel_id = l.personnel_id and x.during = l.during
    join requests.request r on r.id = x.id join personnel.person_view p on p.id = x.personnel_id join organization.office_view o on o.id = r.office_id
    where exists (select from attendance.day_due_view due where due.personnel_id = l.personnel_id and l.during @> due.date)
      and ${visible(actor, ['EDATSADMIN'], { person: 'x.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    order by x.during, p.plain_name`.execute(db);
  const days = (await previewWaitingDays(server, rows)).filter(({ changes }) => changes);
  const records = rows.map(({ id, personnelId, fullname, office, ...period }) => ({
    id,
    personnel_id: personnelId,
    fullname,
    office,
    name: namePeriod(period),
    days: days
      .filter((day) => day.personnelId === personnelId && day.date >= period.from && day.date <= period.to)
      .map(({ date, is, wouldBe }) => ({ date, is, would_be: wouldBe })),
  }));
  return { records: records.filter((record) => record.days.length > 0) };
}
