import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { changePersonnel as endpoint } from '../../contract/record.ts';
import { checkBirth } from '../../rules/check-birth.ts';
import { mergeFields, type Fields } from '../../rules/merge-fields.ts';
import { NO_NAME, settleName } from '../../rules/person-name.ts';
import { findPersonInScope } from '../find-person-in-scope.ts';
import { readRecord } from '../read-personnel.ts';
import { followNames } from './follow-names.ts';
import { refuseConflicts } from './refuse-conflicts.ts';

type Answer = AnswerOf<typeof endpoint>;
type Given = { was?: Record<string, string | number | null> };

const COLUMNS = [
  'surname',
  'first_name',
  'middle_name',
  'name_extension',
  'maiden_surname',
  'birth_date',
  'birth_place',
  'sex',
  'civil_status_id',
  'email',
  'mobile',
  'telephone',
  'idno',
  'date_hired',
] as const;
const NULLABLE = new Set<string>(['birth_date', 'email', 'date_hired', 'civil_status_id']);
const NAME_FIELDS = ['surname', 'first_name', 'name_extension'];

/**
 * Writes fields of a record, merged with what others changed since the form began: the row is locked, so that the second of two
 * saves sees the first. Errors: 404; 409 with `conflicts`; 422.
 */
export async function changeFields(
  call: Call<{ id: number }>,
  given: Given & Record<string, unknown>,
  what = 'correct the record',
): Promise<Answer> {
  const { db, params, today } = call;
  await findPersonInScope(call, params.id, ['PERSONNELS']);
  const onRecord = await db
    .selectFrom('personnel.person')
    .select(COLUMNS)
    .where('id', '=', params.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { was = {}, ...fields } = given;
  const began = Object.fromEntries(
    Object.entries(was).map(([field, value]) => [field, value === '' && NULLABLE.has(field) ? null : value]),
  );
  const { changes: merged, conflicts } = mergeFields(began, fields as Fields, onRecord);
  await refuseConflicts(db, params.id, conflicts);
  const changes = withName(merged, onRecord);
  const changed = Object.keys(changes) as (typeof COLUMNS)[number][];
  if (changed.length > 0) {
    await requireSound(call, changes);
    await db.updateTable('personnel.person').set(changes).where('id', '=', params.id).execute();
    await recordChange(call, {
      action: what,
      subject: `personnel.person:${params.id}`,
      personnelId: params.id,
      before: Object.fromEntries(changed.map((field) => [field, onRecord[field]])),
      after: changes,
    });
    if (changed.some((field) => NAME_FIELDS.includes(field))) await followNames(call, [params.id]);
  }
  return { personnel: await readRecord(db, params.id, today) };
}

/** One name suffices, and is kept as surname. */
function withName(changes: Fields, onRecord: { surname: string; first_name: string }): Fields {
  if (!('surname' in changes) && !('first_name' in changes)) return changes;
  const name = settleName({ ...onRecord, ...changes });
  if (!name) throw invalid({ surname: [NO_NAME] });
  const settled: Fields = { ...changes, ...name };
  for (const field of ['surname', 'first_name'] as const) if (name[field] === onRecord[field]) delete settled[field];
  return settled;
}

/** A date of birth is held against the first day in service. */
async function requireSound({ db, params, today }: Pick<Call<{ id: number }>, 'db' | 'params' | 'today'>, changes: Fields): Promise<void> {
  if (typeof changes.birth_date !== 'string') return;
  const { rows } = await sql<{ first: string | null }>`
    select min(lower(during)) as first from personnel.appointment where personnel_id = ${params.id}`.execute(db);
  const refused = checkBirth(changes.birth_date, { today, firstDay: rows[0]?.first ?? null });
  if (refused) throw invalid({ birth_date: [refused] });
}
