import { monthName } from '@talaan/kernel/contract/dates.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { printedMany } from '@talaan/papers/server/public.ts';
import type { printCertificates as endpoint } from '../../contract/papers.ts';
import { certificateForm, type CertificateSheet } from '../../print/certificate-2307.ts';
import { listedName } from '../../rules/paid.ts';
import { certifiedTaxes, quarterUntil } from '../../rules/remittances/expanded-tax.ts';
import { readEntity } from '../read-entity.ts';
import { readPayees, runsOfQuarter } from './build-remittance.ts';
import { findRemitted, noteRemittance } from './remittances.ts';

/** Starts the print of all certificates of a quarter. Errors: 404 before a payroll of the month is approved; 409 where nothing was withheld. */
export async function printCertificates(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { month } = call.body;
  const remitted = await findRemitted(call, month);
  const runs = runsOfQuarter(month, remitted.runs);
  const payees = await withOpenRecords(call.db, 'everybody', (open) => readPayees(open, runs));
  const { from } = quarterUntil(month);
  const period = from === month ? monthName(month) : `${monthName(from)} to ${monthName(month)}`;
  if (payees.length === 0) throw wrongState(`No tax was withheld of contracts of service or job orders in ${period}.`);
  await noteRemittance(call, remitted, 'CERTIFICATES', 'pdf', certifiedTaxes(payees));
  const names = new Map(payees.map(({ person }) => [person.id, listedName(person)]));
  const keys = [...names].toSorted(([, one], [, other]) => (one < other ? -1 : 1)).map(([id]) => id);
  const job = await printedCertificates.start(call, {
    title: `BIR Form 2307, ${period}`,
    keys,
    order: { month, runs, is_draft: remitted.is_draft },
    screen: `/payroll/remittances?month=${month}`,
  });
  return { job };
}

export const printedCertificates = printedMany<number, Pick<CertificateSheet, 'month' | 'is_draft'> & { runs: number[] }, CertificateSheet>(
  {
    kind: 'payroll-papers.print-2307',
    what: 'BIR Forms 2307',
    form: certificateForm,
    atOnce: 100,
    gather: async ({ call: { db } }, people, { runs, ...order }) => {
      const entity = await readEntity(db);
      const payees = await withOpenRecords(db, 'everybody', (open) => readPayees(open, runs, people));
      const byPerson = Map.groupBy(payees, ({ person }) => person.id);
      return people.map((id) => ({ sheet: { ...entity, ...order, taxes: byPerson.get(id)! }, code: null }));
    },
  },
);
