import type { ClientBase } from 'pg';
import { localDay } from '@talaan/kernel/server/clock.ts';
import type { DrawnAuthority } from '../server/form/draw-authorities.ts';
import { AUTHORITY_STATEMENT } from '../server/form/authority-statement.ts';

const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Gives an approved authority its number and paper, as the step of the President does. */
export async function issueAuthority(client: ClientBase, id: number, accountId: number, at: string): Promise<void> {
  const day = localDay(at);
  const { rows: drawn } = await client.query<DrawnAuthority>(AUTHORITY_STATEMENT, [[id], day]);
  const { owner_id, sheet } = drawn[0]!;
  const { rows: numbers } = await client.query<{ last: number }>(
    `insert into papers.control_series (series, year, last) values ('OT', $1, 1)
     on conflict (series, year) do update set last = papers.control_series.last + 1 returning last`,
    [Number(day.slice(0, 4))],
  );
  const control_number = `OT-${day.slice(0, 4)}-${String(numbers[0]!.last).padStart(4, '0')}`;
  const code = Array.from({ length: 16 }, (_one, place) => CODE_LETTERS[(id * 7 + place * 11 + ((id >> (place % 8)) & 31)) % 32]).join('');
  await client.query(
    `insert into papers.paper (code, kind, title, control_number, personnel_id, issued_on, issued_at, released_on, account_id, sheet)
     values ($1, 'overtime authority', 'Authority to render overtime', $2, $3, $4, $5, $4, $6, $7)`,
    [code, control_number, owner_id, day, at, accountId, JSON.stringify({ ...sheet, control_number })],
  );
  await client.query('update overtime.authority set code = $2 where id = $1', [id, code]);
}
