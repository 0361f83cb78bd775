import type pg from 'pg';
import { FORM_SEEDS, PREFERENCE_GROUND_SEEDS } from '../rules/form-seeds.ts';

/** The forms and grounds of preference that every installation begins with. What was changed or taken out of use since stays so. */
export async function loadReference(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into assessments.preference_ground (code, label, points)
     select code, label, points from jsonb_to_recordset($1::jsonb) as g (code text, label text, points integer)
     on conflict (code) do nothing`,
    [JSON.stringify(PREFERENCE_GROUND_SEEDS)],
  );
  await client.query(
    `with seed as (select value from jsonb_array_elements($1::jsonb)),
       form as (
         insert into assessments.form (name, version, board, position_group, total, pass_on, pass_mark, created_at)
         select value->>'name', 1, value->>'board', value->>'position_group', (value->>'total')::integer, value->>'pass_on', (value->>'pass_mark')::integer, now()
         from seed on conflict (name, version) do nothing returning id, name
       ),
       wanted as (
         select form.id as form_id, f.value, f.ordinality as place
         from form join seed on seed.value->>'name' = form.name, jsonb_array_elements(seed.value->'factors') with ordinality f
       ),
       factor as (
         insert into assessments.factor (form_id, place, name, points, kind, scored_by, guide_code, guide)
         select form_id, place, value->>'name', (value->>'points')::integer, value->>'kind', value->>'scored_by', value->>'guide_code', value->>'guide'
         from wanted order by form_id, place returning id, form_id, place
       )
     insert into assessments.item (factor_id, place, name, points)
     select factor.id, i.ordinality, i.value->>'name', (i.value->>'points')::integer
     from factor join wanted using (form_id, place), jsonb_array_elements(wanted.value->'items') with ordinality i
     order by factor.id, i.ordinality`,
    [JSON.stringify(FORM_SEEDS)],
  );
}
