import { sql } from 'kysely';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { readDeduction as endpoint } from '../../contract/deductions.ts';
import type * as own from '../../contract/own-loans.ts';
import { deductionColumns, deductionsFrom, reachesDeductions, stateOn } from './deductions-from.ts';
import { findLedger } from './find-ledger.ts';

const NONE = 'There is no such deduction.';

/** The ledger of a deduction for who keeps or audits payroll; the reading is noted, and shown to its owner. Error: 404. */
export async function readDeduction(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { actor, db, params, today } = call;
  const wanted = { id: params.id, today, reach: reachesDeductions(actor), onlyReleased: false };
  const deduction = await withOpenRecords(db, 'everybody', (open) => findLedger(open, wanted));
  if (!deduction) throw notFound(NONE);
  await recordOpening(call, deduction.personnel_id, 'Deduction');
  return { deduction };
}

/** The deductions of the caller, those that run first. No one sees them by viewing as another person. */
export async function listOwnLoans({ actor, db, today }: CallOf<typeof own.listOwnLoans>): Promise<AnswerOf<typeof own.listOwnLoans>> {
  const person = actor.personnelId;
  if (person === null || actor.viewedBy) return { loans: [] };
  const columns = Object.entries(deductionColumns(today)).map(
    ([name, column]) => sql`${typeof column === 'string' ? sql.ref(column) : column} as ${sql.id(name)}`,
  );
  const { rows } = await withOpenRecords(db, [person], (open) =>
    sql<AnswerOf<typeof own.listOwnLoans>['loans'][number]>`
      select ${sql.join(columns)} from ${deductionsFrom(today)} where d.personnel_id = ${person}
      order by ${stateOn(today)} <> 'RUNNING', i.sort, d.from_month desc, d.id`.execute(open),
  );
  return { loans: rows };
}

/** The ledger of one deduction of the caller. Error: 404. */
export async function readOwnLoan({ actor, db, params, today }: CallOf<typeof own.readOwnLoan>): Promise<AnswerOf<typeof own.readOwnLoan>> {
  const person = actor.personnelId;
  if (person === null || actor.viewedBy) throw notFound(NONE);
  const wanted = { id: params.id, today, reach: sql<boolean>`d.personnel_id = ${person}`, onlyReleased: true };
  const deduction = await withOpenRecords(db, [person], (open) => findLedger(open, wanted));
  if (!deduction) throw notFound(NONE);
  return { deduction };
}
