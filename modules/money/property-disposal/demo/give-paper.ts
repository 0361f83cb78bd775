import type { ClientBase } from 'pg';
import { localDay } from '@talaan/kernel/server/clock.ts';

interface GivenPaper {
  kind: string;
  title: string;
  controlNumber: string;
  sheet: object;
  personId: number | null;
  accountId: number;
  at: Temporal.Instant;
  withdrawn?: { on: string; because: string };
}

/** A paper of the demo with what the product says on it; its code follows from its number, so that a demo made again has the same. */
export async function givePaper(client: ClientBase, paper: GivenPaper): Promise<string> {
  const { kind, title, controlNumber, sheet, personId, accountId, at, withdrawn } = paper;
  const { rows } = await client.query<{ code: string }>(
    `insert into papers.paper (code, kind, title, control_number, personnel_id, issued_on, issued_at, released_on, account_id, sheet, withdrawn_on, withdrawn_because)
     values (upper(substr(md5('disposal of property ' || $3::text), 1, 16)), $1, $2, $3, $4, $5::date, $6, $5::date, $7, $8, $9::date, $10) returning code`,
    [
      kind,
      title,
      controlNumber,
      personId,
      localDay(at.toString()),
      at.toString(),
      accountId,
      JSON.stringify(sheet),
      withdrawn?.on ?? null,
      withdrawn?.because ?? null,
    ],
  );
  return rows[0]!.code;
}
