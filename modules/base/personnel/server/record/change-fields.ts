import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { setColumns } from '@talaan/kernel/server/field-edits/set-columns.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { changePersonnel as endpoint } from '../../contract/record.ts';
import { checkBirth, checkHired } from '../../rules/check-birth.ts';
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
    .select(['id', ...COLUMNS])
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
    await requireSound(call, { ...onRecord, ...changes }, changed);
    await writeFields(call, [{ onRecord, set: changes }], what);
    if (changed.some((field) => NAME_FIELDS.includes(field))) await followNames(call, [params.id]);
  }
  return { personnel: await readRecord(db, params.id, today) };
}

/** A locked row of a person, as far as it is corrected. */
export type PersonOnRecord = Readonly<Record<string, unknown>> & { id: number };

/** Writes fields of locked people, the same of each, and tells the audit trail what they were. */
export async function writeFields(
  call: Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>,
  changes: readonly { onRecord: PersonOnRecord; set: Readonly<Record<string, unknown>> }[],
  what: string,
): Promise<void> {
  await setColumns(
    call.db,
    'personnel.person',
    changes.map(({ onRecord, set }) => ({ id: onRecord.id, set })),
  );
  await recordChanges(
    call,
    changes.map(({ onRecord, set }) => ({
      action: what,
      subject: `personnel.person:${onRecord.id}`,
      personnelId: onRecord.id,
      before: Object.fromEntries(Object.keys(set).map((field) => [field, onRecord[field]])),
      after: set,
    })),
  );
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
async function requireSound(
  { db, params, today }: Pick<Call<{ id: number }>, 'db' | 'params' | 'today'>,
  becomes: { birth_date: string | null; date_hired: string | null },
  changed: readonly string[],
): Promise<void> {
  const early = changed.includes('date_hired') && checkHired(becomes.date_hired, becomes.birth_date);
  if (early) throw invalid({ date_hired: [early] });
  if (!changed.includes('birth_date') || becomes.birth_date === null) return;
  const { rows } = await sql<{ first: string | null }>`
    select min(lower(during)) as first from personnel.appointment where personnel_id = ${params.id}`.execute(db);
  const refused = checkBirth(becomes.birth_date, { today, firstDay: rows[0]?.first ?? null });
  if (refused) throw invalid({ birth_date: [refused] });
}
