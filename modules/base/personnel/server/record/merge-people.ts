import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, isPostgresError, wrongState } from '@talaan/kernel/server/errors.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { mergePersonnel as merging, MergePreview, MergeSide } from '../../contract/record.ts';
import { FIELD_LABELS } from '../../contract/sections.ts';
import { findPersonInScope } from '../find-person-in-scope.ts';
import { REMOVE_PEOPLE } from '../write-people.ts';
import type { PersonnelNeeds } from '../needs.ts';
import { notifyPeopleChanged } from '../people-changed.ts';
import { followNames } from './follow-names.ts';
import { moveReferences } from './move-references.ts';

type MergeCall = Call<{ id: number }, unknown, { into: number; choices: Record<string, MergeSide> }>;

const FILLED = [
  'middle_name',
  'name_extension',
  'maiden_surname',
  'birth_date',
  'birth_place',
  'civil_status_id',
  'email',
  'mobile',
  'telephone',
  'date_hired',
] as const;
const NULLABLE = new Set<string>(['birth_date', 'civil_status_id', 'email', 'date_hired']);
const COMPARED = ['surname', 'first_name', 'sex', ...FILLED] as const;

/** The merge itself, looked at and rolled back; it waits for nobody who computes for many people. Errors: 404; 422 for the same record. */
export async function previewMerge(call: MergeCall, needs: PersonnelNeeds): Promise<{ preview: MergePreview }> {
  await sql`savepoint before_the_merge`.execute(call.db);
  const preview = await mergeRecords(call, needs, 'A preview');
  await sql`rollback to savepoint before_the_merge`.execute(call.db);
  return { preview };
}

/**
 * Merges a record into another of the same person, for good. Errors: 404; 409 with what stands in the way; 422 for the same record, and where it was
 * not said of what both have which one stays.
 */
export async function mergePeople(call: CallOf<typeof merging>, needs: PersonnelNeeds): Promise<AnswerOf<typeof merging>> {
  const { db, body } = call;
  await sql.raw(REMOVE_PEOPLE).execute(db);
  await sql`select from personnel.person where id in (${call.params.id}, ${body.into}) order by id for update`.execute(db);
  const preview = await mergeRecords(call, needs, body.reason);
  const open = preview.choices.filter(({ name }) => !body.choices[name]);
  if (open.length > 0)
    throw invalid(Object.fromEntries(open.map(({ name, title }) => [`choices.${name}`, [`${title}: choose which one stays.`]])));
  if (preview.refusals.length > 0) throw wrongState(`These records cannot be merged. ${preview.refusals.join(' ')}`);
  const { kept, merged } = preview;
  await recordChange(call, {
    action: 'merge two records of one person',
    subject: `personnel.person:${merged.id}`,
    personnelId: kept.id,
    before: { idno: merged.idno, name: merged.fullname },
    after: {
      idno: kept.idno,
      name: kept.fullname,
      reason: body.reason,
      choices: body.choices,
      moves: preview.moves,
      fills: preview.fills,
      notes: preview.notes,
    },
  });
  await followNames(call, [kept.id]);
  await notifyPeopleChanged(db, [{ personnelId: kept.id, from: null, until: null }]);
  return { message: `${merged.fullname} (${merged.idno}) was merged into ${kept.fullname} (${kept.idno}).`, preview };
}

async function mergeRecords(call: MergeCall, needs: PersonnelNeeds, reason: string): Promise<MergePreview> {
  const { db, params, body } = call;
  if (params.id === body.into) throw invalid({ into: ['Choose another record: this is the same.'] });
  await findPersonInScope(call, params.id, ['PERSONNELS']);
  await findPersonInScope(call, body.into, ['PERSONNELS']);
  await giveReason(call, reason);
  return withOpenRecords(db, [params.id, body.into], async () => {
    const compared = await compareRecords(call);
    const notes: string[] = [];
    for (const prepare of needs.beforeMerge) notes.push(...(await prepare(call, { from: params.id, into: body.into })));
    const choices = await makeChoices(call, needs);
    await sql`select set_config('talaan.merging', ${`${params.id},${body.into}`}, true)`.execute(db);
    const { moves, refusals } = await moveReferences(call, params.id, body.into);
    await sql`select set_config('talaan.merging', '', true)`.execute(db);
    await fillFields(call).catch((error: unknown) => {
      if (!isPostgresError(error)) throw error;
      refusals.push('The fields of both do not go together.');
    });
    return { ...compared, choices, moves, notes, refusals };
  });
}

/** Where both have what a person has once, one is set aside: the other than chosen, else than suggested. */
async function makeChoices(call: MergeCall, needs: PersonnelNeeds): Promise<MergePreview['choices']> {
  const { params, body } = call;
  const both = { from: params.id, into: body.into };
  const choices: MergePreview['choices'] = [];
  for (const { name, title, look, settle } of needs.mergeChoices) {
    const found = await look(call, both);
    if (!found) continue;
    const { suggests, ...sides } = found;
    const stays = body.choices[name] ?? suggests;
    await settle(call, both, stays);
    choices.push({ name, title, ...sides, stays });
  }
  return choices;
}

/** What the kept record lacks and the other has, and in what they differ. */
async function compareRecords({ db, params, body }: MergeCall): Promise<Omit<MergePreview, 'choices' | 'moves' | 'notes' | 'refusals'>> {
  const rows = await db
    .selectFrom('personnel.person as p')
    .leftJoin('reference.civil_status as c', 'c.id', 'p.civil_status_id')
    .selectAll('p')
    .select('c.name as civil_status')
    .where('p.id', 'in', [params.id, body.into])
    .execute();
  const merged = rows.find(({ id }) => id === params.id)!;
  const kept = rows.find(({ id }) => id === body.into)!;
  const say = (row: typeof merged, field: (typeof COMPARED)[number]) => (field === 'civil_status_id' ? row.civil_status : row[field]) ?? '';
  const pairs = COMPARED.map((field) => ({ field, label: FIELD_LABELS[field]!, kept: say(kept, field), merged: say(merged, field) }));
  return {
    kept: { id: kept.id, idno: kept.idno, fullname: kept.fullname },
    merged: { id: merged.id, idno: merged.idno, fullname: merged.fullname },
    fills: pairs.filter((one) => one.kept === '' && one.merged !== '').map(({ label, merged: value }) => ({ label, value })),
    differs: pairs
      .filter((one) => one.kept !== '' && one.merged !== '' && one.kept !== one.merged)
      .map(({ label, kept: ours, merged: theirs }) => ({ label, kept: ours, merged: theirs })),
  };
}

/** The merged record stays, so that its number leads to the kept one; what it alone knew is taken over. */
async function fillFields({ db, params, body }: MergeCall): Promise<void> {
  const parts = FILLED.map((field) => {
    const column = sql.id(field);
    return NULLABLE.has(field)
      ? sql`${column} = coalesce(k.${column}, m.${column})`
      : sql`${column} = coalesce(nullif(k.${column}, ''), m.${column})`;
  });
  await sql`update personnel.person k set ${sql.join(parts)} from personnel.person m where k.id = ${body.into} and m.id = ${params.id}`.execute(
    db,
  );
  await sql`update personnel.person set merged_into = ${body.into} where id = ${params.id}`.execute(db);
}
