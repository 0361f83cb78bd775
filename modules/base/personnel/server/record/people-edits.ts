import { sql } from 'kysely';
import { namesOf, plainly, type EditedRow, type FieldEdits } from '@talaan/kernel/server/field-edits/field-edits.ts';
import { peopleEdits as calls } from '../../contract/edits.ts';
import { checkHired } from '../../rules/check-birth.ts';
import { isReached } from '../find-person-in-scope.ts';
import { writeFields } from './change-fields.ts';

interface OnRecord {
  id: number;
  idno: string;
  fullname: string;
  birth_date: string | null;
  telephone: string;
  civil_status_id: number | null;
  birth_place: string;
  date_hired: string | null;
}

interface Row extends EditedRow {
  onRecord: OnRecord;
}

/** One of the plain fields of `changeSection`, of chosen people. */
export const peopleEdits: FieldEdits<Row> = {
  calls,
  subject: 'personnel.person',
  read: async ({ db, actor, today }, ids, _change, lock) => {
    const { rows } = await sql<OnRecord>`
      select p.id, p.idno, p.fullname, p.birth_date, p.telephone, p.civil_status_id, p.birth_place, p.date_hired from personnel.person p
      where p.id = any(${[...ids]}::integer[]) and ${isReached(actor, calls.access, 'p.id', today)}
      order by p.id ${lock ? sql`for no key update of p` : sql``}`.execute(db);
    return rows.map((onRecord) => ({ id: onRecord.id, name: onRecord.fullname, values: { ...onRecord }, onRecord }));
  },
  whyNot: ({ onRecord }, { field, value }) => (field === 'date_hired' && checkHired(value as string | null, onRecord.birth_date)) || null,
  inWords: async ({ db }, field, values) => (field === 'civil_status_id' ? namesOf(db, 'reference.civil_status', values) : plainly),
  write: (call, changes, { field }) =>
    writeFields(
      call,
      changes.map(({ row: { onRecord }, value }) => ({ onRecord: { ...onRecord }, set: { [field]: value } })),
      'correct the record',
    ),
};
