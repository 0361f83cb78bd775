import type { ClientBase } from 'pg';
import type { DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { formatPaperNumber } from '@talaan/property/rules/numbers.ts';
import { REPORTS, type ReportType } from '../contract/fields.ts';
import { planReports } from '../rules/report-type.ts';
import type { MoveKind } from '../workflow.ts';
import { drawSheet } from './draw-sheet.ts';
import { dayOf, takeNumber } from './move-item.ts';

export interface DemoItem {
  id: number;
  article: string;
  class: 'PPE' | 'SPHV' | 'SPLV';
  fund_code: string;
  amount: number;
  holder_id: number | null;
}

interface Reported {
  /** The move. */
  id: number;
  kind: MoveKind;
  item: DemoItem;
  at: Temporal.Instant;
  /** Whether it was received. */
  isReleased: boolean;
}

/** A paper under the next number of its series, with its code and what it says; returns what the steps of the item name. */
export async function addReport(client: ClientBase, keeper: DemoAccount, { id, kind, item, at, isReleased }: Reported): Promise<string> {
  const day = dayOf(at);
  const [planned] = planReports(kind, [item]);
  const type: ReportType = planned!.type;
  const number = formatPaperNumber(type, day, await takeNumber(client, type, day));
  const sheet = await drawSheet(client, { type, number, day, moveId: id, keeperId: keeper.personnel_id });
  const { rows: coded } = await client.query<{ code: string }>(
    `insert into papers.paper (code, kind, title, control_number, personnel_id, issued_on, issued_at, released_on, account_id, sheet)
     values (upper(substr(md5('report of property ' || $1::text), 1, 16)), $2, $3, $4, $5, $6::date, $7, case when $8 then $6::date end, $9, $10) returning code`,
    [
      `${type} ${number}`,
      REPORTS[type].toLowerCase(),
      `${REPORTS[type]} ${number}`,
      `${type} ${number}`,
      item.holder_id,
      day,
      at.toString(),
      isReleased,
      keeper.id,
      JSON.stringify(sheet),
    ],
  );
  await client.query(
    `with made as (insert into property.report (move_id, type, number, dated_on, fund_code, made_by, code) values ($1, $2, $3, $4, $5, $6, $7) returning id)
     update property.move_item set report_id = made.id from made where move_id = $1`,
    [id, type, number, day, planned!.fund_code, keeper.id, coded[0]!.code],
  );
  return `${type} ${number}`;
}
