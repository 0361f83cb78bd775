import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Dated } from '@talaan/performance/rules/dated.ts';

type Numbered<T> = T & { id: number };

interface DatedTable<Kept> {
  /** With the columns `id`, `kind`, `effective_on`, `source` and `terms`, such as `trainings.terms`. */
  table: `${string}.terms`;
  /** Of what they are: `trainings`. */
  of: string;
  /** What each kind is called. */
  names: Readonly<Record<keyof Kept & string, string>>;
}

/**
 * Terms of several kinds in one table, each from a day on with its source. They are entered for a later day only, and deleted until it comes: what
 * applied on a day stays so (decision 339).
 */
export function datedTerms<Kept extends Record<keyof Kept, Dated>>({ table, of, names }: DatedTable<Kept>) {
  type Kind = keyof Kept & string;
  return {
    /** All of each kind, the latest first. */
    async read(db: Database): Promise<{ [K in Kind]: Numbered<Kept[K]>[] }> {
      const { rows } = await sql<Numbered<Dated> & { kind: Kind; terms: object }>`
        select id, kind, effective_on, source, terms from ${sql.table(table)} order by effective_on desc`.execute(db);
      const kept = (kind: Kind) =>
        rows.filter((row) => row.kind === kind).map(({ id, effective_on, source, terms }) => ({ ...terms, id, effective_on, source }));
      // What is kept was judged by the schema and the rules of its kind.
      return Object.fromEntries(Object.keys(names).map((kind) => [kind, kept(kind as Kind)])) as unknown as {
        [K in Kind]: Numbered<Kept[K]>[];
      };
    },
    /** Enters terms; answers from when they apply, as it is said. Errors: 422 for the `fault` of them, for a day that has come, and for one on which others begin. */
    async add(call: Call, kind: Kind, entered: Dated, fault: string | null): Promise<string> {
      const { db, today } = call;
      if (fault !== null) throw invalid({ 'terms.terms': [fault] });
      const { effective_on: from, source, ...terms } = entered;
      if (from <= today) throw invalid({ 'terms.effective_on': ['What applies today stays. Choose a later day.'] });
      const { rows } = await sql<{ id: number }>`
        insert into ${sql.table(table)} (kind, effective_on, source, terms)
        values (${kind}, ${from}::date, ${source}, ${JSON.stringify(terms)}::jsonb) returning id`.execute(db);
      await recordChange(call, { action: `enter terms of ${of}`, subject: `${table}:${rows[0]!.id}`, after: { kind, ...entered } });
      return longDate(from);
    },
    /** Deletes terms that do not apply yet. Errors: 404, 409 for others. */
    async remove(call: Call, id: number): Promise<{ message: string }> {
      const { db, today } = call;
      const { rows } = await sql<{ effective_on: string; kind: Kind }>`
        select effective_on, kind from ${sql.table(table)} where id = ${id} for update`.execute(db);
      const [was] = rows;
      if (!was) throw notFound('There are no such terms.');
      if (was.effective_on <= today) throw wrongState('These apply already and stay. Enter others from a later day on.');
      await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
      await recordChange(call, { action: `delete terms of ${of}`, subject: `${table}:${id}`, before: was });
      return { message: `${names[was.kind]} of ${longDate(was.effective_on)}: deleted.` };
    },
  };
}

/** Those that do not apply yet are marked as removable. */
export function withRemovable<T extends Dated>(all: readonly T[], today: string): (T & { is_removable: boolean })[] {
  return all.map((one) => ({ ...one, is_removable: one.effective_on > today }));
}
