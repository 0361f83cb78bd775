import type { ClientBase } from 'pg';
import { PAY_ITEMS } from '../contract/codes.ts';
import { KNOWN_FIGURES } from '../rules/figures/known-figures.ts';

/** The catalogue and the figures of law that every installation begins with. What was added or changed since stays so. */
export async function loadReference(client: ClientBase): Promise<void> {
  await client.query(
    `insert into payroll.item (code, name, side, kind, class, tax, account, lender, sort)
     select code, name, side, kind, class, tax, account, coalesce(lender, ''), sort from jsonb_to_recordset($1::jsonb)
       as i (code text, name text, side text, kind text, class text, tax text, account text, lender text, sort smallint) on conflict (code) do nothing`,
    [JSON.stringify(PAY_ITEMS.map((item, sort) => ({ ...item, sort: sort + 1 })))],
  );
  await client.query(
    `insert into payroll.figure (kind, effective_on, content, source)
     select kind, effective_on, content, source from jsonb_to_recordset($1::jsonb) as f (kind text, effective_on date, content jsonb, source text)
     on conflict (kind, effective_on) do nothing`,
    [JSON.stringify(KNOWN_FIGURES)],
  );
}
