import { sql } from 'kysely';
import { namesOf, type EditedRow, type FieldEdits } from '@talaan/kernel/server/field-edits/field-edits.ts';
import { isReached } from '@talaan/personnel/server/public.ts';
import { scheduleEdits as calls } from '../../contract/edits.ts';
import { lockTargets, requireInUse, takeBackAll, writeAssignments, type ReplacedAssignment } from './assign.ts';

interface Period {
  from: string;
  last: string | null;
}

interface Found {
  id: number;
  fullname: string;
  schedule_id: number | null;
  is_whole: boolean;
}

interface Row extends EditedRow {
  /** Whether their own schedule holds for the whole period. */
  isWhole: boolean;
}

/** What undoing needs: the assignment that was made, and what it took the place of. */
interface Made {
  id: number;
  replaced: ReplacedAssignment[];
}

/** The own schedule of chosen people; without one that of their office holds. Punches entered meanwhile change nothing of it. */
export const scheduleEdits: FieldEdits<Row, Period> = {
  calls,
  subject: 'attendance.schedule_assignment of person',
  read: async ({ db, actor, today }, ids, { asked: { from, last } }, lock) => {
    if (lock)
      await lockTargets(
        db,
        ids.map((personnelId) => ({ personnelId, officeId: null })),
      );
    const { rows } = await sql<Found>`
      select p.id, p.fullname, a.schedule_id, coalesce(a.during @> daterange(${from}::date, ${last}::date, '[]'), false) as is_whole
      from personnel.person_view p left join attendance.schedule_assignment a on a.personnel_id = p.id and a.during @> ${from}::date
      where p.id = any(${[...ids]}::integer[]) and ${isReached(actor, calls.access, 'p.id', today)} order by p.id`.execute(db);
    return rows.map(({ id, fullname, schedule_id, is_whole: isWhole }) => ({ id, name: fullname, values: { schedule_id }, isWhole }));
  },
  requireSound: ({ db }, { value }) => requireInUse(db, value as number),
  isSame: ({ values, isWhole }, { value }) => values.schedule_id === value && isWhole,
  inWords: async ({ db }, _field, values) => {
    const name = await namesOf(db, 'attendance.schedule', values);
    return (id) => (id === null ? 'That of the office' : name(id));
  },
  write: async (call, changes, { asked }) => {
    const targets = changes.map(({ row }) => ({ personnelId: row.id, officeId: null }));
    const written = await writeAssignments(call, targets, { scheduleId: changes[0]!.value as number, ...asked });
    return new Map(written.map(({ personnelId, id, replaced }): [number, Made] => [personnelId!, { id, replaced }]));
  },
  putBack: (call, changes) =>
    takeBackAll(
      call,
      changes.map(({ value }) => value as Made),
    ),
};
