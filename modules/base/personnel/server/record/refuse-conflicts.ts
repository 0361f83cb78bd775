import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import type { FieldConflict } from '../../contract/record.ts';
import { FIELD_LABELS } from '../../contract/sections.ts';
import type { Conflict } from '../../rules/merge-fields.ts';

/** Refuses with 409 what two people changed at once: what the other entered, who and when. Returns where there is nothing to refuse. */
export async function refuseConflicts(db: Database, personnelId: number, conflicts: readonly Conflict[]): Promise<void> {
  if (conflicts.length === 0) return;
  const { rows } = await sql<{ field: string; at: string; by: string | null }>`
    select distinct on (f.field) f.field, e.at, u.name as by
    from unnest(${conflicts.map(({ field }) => field)}::text[]) as f(field)
    join kernel.audit_event e on e.personnel_id = ${personnelId} and (e.after ? f.field or e.after -> 'person' ? f.field)
    left join identity.account_view u on u.id = e.account_id
    order by f.field, e.id desc`.execute(db);
  const lastOf = new Map(rows.map((row) => [row.field, row]));
  const told: FieldConflict[] = conflicts.map(({ field, mine, theirs }) => ({
    field,
    label: FIELD_LABELS[field] ?? field,
    mine: mine as FieldConflict['mine'],
    theirs: theirs as FieldConflict['theirs'],
    by: lastOf.get(field)?.by ?? null,
    at: lastOf.get(field)?.at ?? null,
  }));
  const others = [...new Set(told.flatMap(({ by }) => by ?? []))].join(' and ') || 'Another user';
  throw new Refusal(409, {
    message: `${others} changed the same fields after you opened them: ${told.map(({ label }) => label).join(', ')}. Choose which to keep.`,
    actions: ['mine', 'theirs'],
    conflicts: told,
  });
}
