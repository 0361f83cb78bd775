import { sql } from 'kysely';
import { confirmSecondLook } from '@talaan/identity/server/public.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { printedMany } from '@talaan/papers/server/public.ts';
import { READERS } from '@talaan/payroll/contract/fields.ts';
import type * as contract from '../../contract/tax-certificates.ts';
import { taxForm, type TaxSheet } from '../../print/tax-form.ts';
import { isFinal } from './final-year.ts';
import { isReached, lastOffice } from './reach.ts';
import { readTaxSheets } from './read-tax-sheets.ts';

const AT_ONCE = 100;

/** Certificates of many people in one file. */
export const printedTaxCertificates = printedMany<number, { year: number }, TaxSheet>({
  kind: 'payroll-year.print-2316',
  what: 'BIR Forms 2316',
  form: taxForm,
  atOnce: AT_ONCE,
  gather: async ({ work, call }, people, { year }) => {
    const sheets = await withOpenRecords(work.server.db, people, (open) => readTaxSheets(open, year, people, call.today));
    return sheets.map((sheet) => ({ sheet, code: null }));
  },
});

/** Starts the print. Error: 404 where one of the chosen is beyond the caller’s scope, or no one was paid in the year. */
export async function printTaxCertificates(
  call: CallOf<typeof contract.printTaxCertificates>,
): Promise<AnswerOf<typeof contract.printTaxCertificates>> {
  const { db, actor, params, body } = call;
  const { year } = params;
  const { rows } = await withOpenRecords(db, 'everybody', (open) =>
    sql<{ id: number }>`
      select p.id from personnel.person_view p ${lastOffice}
      where ${isReached(actor, READERS)} and (${body.personnel_ids}::integer[] is null or p.id = any(${body.personnel_ids}::integer[]))
        and exists (select from payroll.payslip s join reference.appointment_status k on k.code = s.status_code and k.government_service
          where s.personnel_id = p.id and s.is_released and s.month between ${`${year}-01`} and ${`${year}-12`})
      order by o.tree_from, p.plain_name, p.id`.execute(open),
  );
  if (rows.length === 0 || (body.personnel_ids && rows.length < new Set(body.personnel_ids).size))
    throw notFound('One of these people was not paid in this year, or is beyond your scope.');
  const title = `BIR Form 2316 of ${year}`;
  if (rows.length === 1) await recordOpening(call, rows[0]!.id, title);
  else await recordChange(call, { action: `print BIR Form 2316 of ${rows.length} people`, subject: `payroll.run:${year}` });
  const job = await printedTaxCertificates.start(call, {
    title,
    keys: rows.map(({ id }) => id),
    order: { year },
    screen: `/payroll/tax?year=${year}`,
  });
  return { job };
}

/** The own certificate, after a second look. Errors: 404; 422 on `password`, `code` or `credential`; 429. */
export async function downloadOwnTaxCertificate(call: CallOf<typeof contract.downloadOwnTaxCertificate>): Promise<FileAnswer> {
  const { actor, db, server, params, body, today } = call;
  const none = 'There is no certificate of this year for you yet.';
  const own = actor.personnelId;
  if (own === null || actor.viewedBy) throw notFound(none);
  await confirmSecondLook(call, body);
  const { years } = await listOwnTaxYears(call);
  if (!years.includes(params.year)) throw notFound(none);
  const sheets = await withOpenRecords(db, [own], (open) => readTaxSheets(open, params.year, [own], today));
  return taxForm.answer(
    server,
    sheets.map((sheet) => ({ sheet, code: null })),
    `BIR Form 2316 of ${params.year}`,
  );
}

/** A certificate is there once its year is over, as until then more may be paid, or with the last pay of the service. No one sees it by viewing as somebody else. */
export async function listOwnTaxYears({
  actor,
  db,
  today,
}: Pick<CallOf<typeof contract.listOwnTaxYears>, 'actor' | 'db' | 'today'>): Promise<AnswerOf<typeof contract.listOwnTaxYears>> {
  const own = actor.personnelId;
  if (own === null || actor.viewedBy) return { years: [] };
  const { rows } = await withOpenRecords(db, [own], (open) =>
    sql<{ year: number }>`
      select y.year from (
        select distinct left(s.month, 4)::integer as year
        from payroll.payslip s join reference.appointment_status k on k.code = s.status_code and k.government_service
        where s.personnel_id = ${own} and s.is_released) y
      where ${isFinal(sql`${own}::integer`, sql`y.year`, today)}
      order by 1 desc`.execute(open),
  );
  return { years: rows.map(({ year }) => year) };
}
