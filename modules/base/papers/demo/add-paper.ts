import type { ClientBase } from 'pg';
import { localDay } from '@talaan/kernel/server/clock.ts';
import type { Chance } from '@talaan/kernel/server/demo/chance.ts';

const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

interface DemoPaper {
  kind: string;
  title: string;
  personId: number;
  accountId: number;
  at: string;
  withdrawnBecause?: string;
}

/** A paper of the demo under the next number of its series, with what it says. */
export async function addPaper(
  client: ClientBase,
  chance: Chance,
  series: string,
  sheet: { control_number: string },
  { kind, title, personId, accountId, at, withdrawnBecause }: DemoPaper,
): Promise<{ code: string; number: string }> {
  const code = Array.from({ length: 16 }, () => CODE_LETTERS[chance.between(0, 31)]).join('');
  const day = localDay(at);
  const { rows } = await client.query<{ last: number }>(
    `insert into papers.control_series (series, year, last) values ($1, $2, 1)
     on conflict (series, year) do update set last = papers.control_series.last + 1 returning last`,
    [series, Number(day.slice(0, 4))],
  );
  const number = `${series}-${day.slice(0, 4)}-${String(rows[0]!.last).padStart(4, '0')}`;
  await client.query(
    `insert into papers.paper (code, kind, title, control_number, personnel_id, issued_on, issued_at, released_on, account_id, sheet, withdrawn_on, withdrawn_because)
     values ($1, $2, $3, $4, $5, $6::date, $7, $6::date, $8, $9, case when $10::text is not null then $6::date end, $10)`,
    [
      code,
      kind,
      title,
      number,
      personId,
      day,
      at,
      accountId,
      JSON.stringify({ ...sheet, control_number: number }),
      withdrawnBecause ?? null,
    ],
  );
  return { code, number };
}
