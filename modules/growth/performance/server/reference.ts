import type { ClientBase } from 'pg';
import { DEFAULT_ACHIEVEMENT, DEFAULT_ADJECTIVES } from '../rules/known-scales.ts';
import { KNOWN_WEIGHTS } from '../rules/form/known-weights.ts';
import { KNOWN_DEADLINES } from '../rules/period/period.ts';
import { INDICATOR_SEEDS, MFO_SEEDS } from '../rules/reference.ts';
import type { Dated } from '../rules/dated.ts';

/** With what every installation begins: terms of rating, the budget programs and their indicators. What was changed since stays so. */
export async function loadReference(client: ClientBase): Promise<void> {
  const terms = [
    ...KNOWN_DEADLINES.map((one) => rowOf('DEADLINES', one)),
    rowOf('ADJECTIVES', DEFAULT_ADJECTIVES),
    rowOf('ACHIEVEMENT', DEFAULT_ACHIEVEMENT),
    ...KNOWN_WEIGHTS.map(({ form, rank, ...one }) => ({ ...rowOf('WEIGHTS', one), form, rank })),
  ];
  await client.query(
    `insert into performance.terms (kind, form, rank, effective_on, source, terms)
     select kind, form, rank, effective_on, source, terms from jsonb_to_recordset($1::jsonb)
       as t (kind text, form text, rank text, effective_on date, source text, terms jsonb) on conflict on constraint terms_of_rating_begin_once_a_day do nothing`,
    [JSON.stringify(terms)],
  );
  const { rows } = await client.query('select from performance.mfo limit 1');
  if (rows.length > 0) return;
  await client.query(
    `insert into performance.mfo (code, fullname, weight)
     select code, name, weight from jsonb_to_recordset($1::jsonb) as m (code text, name text, weight smallint)`,
    [JSON.stringify(MFO_SEEDS)],
  );
  await client.query(
    `insert into performance.indicator (mfo_id, kind, measure, indicator)
     select m.id, i.kind, i.measure, i.indicator from jsonb_to_recordset($1::jsonb) as i (mfo text, kind text, measure text, indicator text)
     join performance.mfo m on m.code = i.mfo`,
    [JSON.stringify(INDICATOR_SEEDS)],
  );
}

function rowOf(kind: string, { effective_on, source, ...terms }: Dated) {
  return { kind, effective_on, source, terms };
}
