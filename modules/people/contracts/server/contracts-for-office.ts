import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { OfficeUse } from '@talaan/organization/server/public.ts';
import { issueContractPapers, withdrawUnsigned } from './issue-papers.ts';

/**
 * Contracts for an office that are not signed, or begin on the day or later. One that runs stays as it was signed: its service goes with
 * its person, and its renewal is for the office where they serve.
 */
export const contractsForOffice: OfficeUse = {
  name: 'contracts',
  title: 'Contracts to begin',
  table: 'contracts.contract',
  shared: false,
  holdsOpen: true,
  followsPeople: true,
  find: async (db, officeId, { from }) => {
    const { rows } = await sql<{ id: number; number: string; fullname: string; personnel_id: number; begins: string }>`
      select k.id, k.number, p.fullname, k.personnel_id, lower(k.during) as begins
      from contracts.contract k join personnel.person_view p on p.id = k.personnel_id
      where k.office_id = ${officeId} and upper(k.during) > ${from}
        and (k.state in ('DRAFT', 'FOR_FUNDS', 'FOR_SIGNATURE') or (k.state = 'ACTIVE' and lower(k.during) >= ${from}))
      order by k.number`.execute(db);
    return rows.map(({ id, number, fullname, personnel_id, begins }) => ({
      key: String(id),
      label: `${number} · ${fullname}`,
      note: `from ${longDate(begins)}`,
      personnel_id,
    }));
  },
  transfer: async (call, { keys, fromOffice, toOffice, from, authority }) => {
    const { rows } = await sql<{ id: number; personnel_id: number; is_unsigned: boolean }>`
      update contracts.contract set office_id = ${toOffice} where id = any(${keys.map(Number)}) and office_id = ${fromOffice}
      returning id, personnel_id, code is not null and state = 'FOR_SIGNATURE' as is_unsigned`.execute(call.db);
    const unsigned = rows.filter(({ is_unsigned }) => is_unsigned).map(({ id }) => id);
    if (unsigned.length > 0) {
      await withdrawUnsigned(
        call,
        unsigned,
        'The contract was moved to another office before it was signed. Another paper takes its place.',
      );
      await issueContractPapers(call, unsigned);
    }
    await recordChanges(
      call,
      rows.map(({ id, personnel_id }) => ({
        action: 'move a contract to another office',
        subject: `contracts.contract:${id}`,
        personnelId: personnel_id,
        before: { office_id: fromOffice },
        after: { office_id: toOffice, from, authority },
      })),
    );
  },
};
