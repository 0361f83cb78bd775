import type pg from 'pg';
import { loadBooks } from '@talaan/ledger/server/public.ts';
import { LEAVE_BOOKS, yearBookOf } from '../rules/books.ts';
import { TYPE_SEEDS } from '../rules/type-seeds.ts';

/** The books of credits, and the types of leave with the books of their yearly rights. Terms that are there already stay as HR has them. */
export async function loadReference(client: pg.ClientBase): Promise<void> {
  await loadBooks(client, LEAVE_BOOKS);
  await loadBooks(
    client,
    TYPE_SEEDS.flatMap((type) => yearBookOf(type) ?? []),
  );
  await client.query('insert into leave.type (code) select unnest($1::text[]) on conflict do nothing', [
    TYPE_SEEDS.map(({ code }) => code),
  ]);
  await client.query(
    `insert into leave.type_terms (code, effective_on, name, place, box, details, charge, amount, unit, per, event, most_events, smallest,
       counts_dates, sex, statuses, teachers, service_months, least_balance, notice_days, within_days, filed_within_days, longest_run, papers,
       papers_may_follow, earns, is_confidential, is_discretionary, is_filed, law, confidence, event_may_come, before_days)
     select code, "effectiveOn", name, place, box, details, charge, amount, unit, per, event, "mostEvents", smallest,
       "countsDates", sex, statuses, teachers, "serviceMonths", "leastBalance", "noticeDays", "withinDays", "filedWithinDays", "longestRun", papers,
       "papersMayFollow", earns, "isConfidential", "isDiscretionary", "isFiled", law, confidence, "eventMayCome", "beforeDays"
     from jsonb_to_recordset($1::jsonb) as t (code text, "effectiveOn" date, name text, place smallint, box text, details text, charge text,
       amount integer, unit text, per text, event text, "mostEvents" smallint, smallest text, "countsDates" boolean, sex text, statuses text[],
       teachers text, "serviceMonths" smallint, "leastBalance" integer, "noticeDays" smallint, "withinDays" smallint, "filedWithinDays" smallint,
       "longestRun" smallint, papers jsonb, "papersMayFollow" boolean, earns boolean, "isConfidential" boolean, "isDiscretionary" boolean,
       "isFiled" boolean, law text, confidence text, "eventMayCome" boolean, "beforeDays" smallint)
     on conflict do nothing`,
    [JSON.stringify(TYPE_SEEDS)],
  );
}
