import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { carryDatedRows, type Carried, type OfficeUse, type Transfer } from '@talaan/organization/server/public.ts';

interface DatedRowsInOffice extends Pick<OfficeUse, 'name' | 'title'> {
  /** `schema.table` with id, personnel_id, office_id and during. */
  table: string;
  /** The column that says what somebody is or does there. */
  note: string;
  /** What goes along where a row goes on in the other office. */
  copies: readonly string[];
  /** What hangs on the rows and follows them. */
  follow?: (call: Call, transfer: Transfer, carried: readonly Carried[]) => Promise<void>;
}

/** Dated rows of people that name an office beside the one they serve in: each goes with its person unless it is said otherwise. */
export function datedRowsInOffice({ name, title, table, note, copies, follow }: DatedRowsInOffice): OfficeUse {
  return {
    name,
    title,
    table,
    shared: false,
    holdsOpen: true,
    followsPeople: true,
    find: async (db, officeId, { from, today }) => {
      const { rows } = await sql<{ id: number; personnel_id: number; fullname: string; note: string; since: string }>`
        select d.id, d.personnel_id, p.fullname, d.${sql.ref(note)} as note, lower(d.during) as since
        from ${sql.table(table)} d join personnel.person p on p.id = d.personnel_id
        where d.office_id = ${officeId} and d.during && daterange(${from}, null) and coalesce(upper(d.during) > ${today}::date, true)
        order by p.plain_name, d.during, d.id`.execute(db);
      return rows.map((row) => ({
        key: String(row.id),
        label: row.fullname,
        note: row.since > from ? `${row.note}, from ${longDate(row.since)}` : row.note,
        personnel_id: row.personnel_id,
      }));
    },
    transfer: async (call, transfer) => {
      const { keys, fromOffice, toOffice, authority } = transfer;
      const carried = await carryDatedRows(call, { table, which: sql`id = any(${keys.map(Number)})`, copies }, transfer);
      await follow?.(call, transfer, carried);
      await recordChanges(
        call,
        carried.map(({ id, personnel_id, since }) => ({
          action: `move a ${table.split('.')[1]} to another office`,
          subject: `${table}:${id}`,
          personnelId: personnel_id,
          before: { office_id: fromOffice },
          after: { office_id: toOffice, from: since, authority },
        })),
      );
    },
  };
}
