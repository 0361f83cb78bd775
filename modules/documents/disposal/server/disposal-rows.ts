import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportDisposals, listDisposals } from '../contract/disposal.ts';
import { DISPOSAL_MANNERS, DISPOSAL_STATES } from '../contract/words.ts';
import { numberOfDisposal } from './due.ts';

/** Requests for disposal `b` of an office `o`, made by an account `a`. */
export const disposalsFrom = sql`documents.disposal b join organization.office_view o on o.id = b.office_id join identity.account_view a on a.id = b.requested_by`;

const papers = sql`(select count(*)::integer from documents.disposal_paper p where p.disposal_id = b.id and p.left_out is null)`;

export const disposalColumns = {
  id: 'b.id',
  number: numberOfDisposal,
  state: 'b.state',
  office: sql`jsonb_build_object('id', o.id, 'acronym', o.acronym, 'fullname', o.fullname)`,
  manner: 'b.manner',
  papers,
  requested_at: 'b.requested_at',
  requested_by: 'a.name',
  authority_no: 'b.authority_no',
  authority_date: 'b.authority_date',
  disposed_on: 'b.disposed_on',
};

export const disposalRows = rows(listDisposals, exportDisposals, 'disposals', () => ({
  from: disposalsFrom,
  columns: disposalColumns,
  reach: sql`true`,
  search: [sql`kernel.plain(${numberOfDisposal} || ' ' || coalesce(b.authority_no, ''))`],
  sort: { number: ['b.year', 'b.no'], requested: 'b.requested_at', disposed: 'b.disposed_on', papers },
  unsorted: '-number',
  filters: { state: (state) => sql`b.state = ${state}` },
  sheet: {
    name: 'Requests for disposal',
    cells: {
      Number: (row) => row.number,
      State: (row) => DISPOSAL_STATES[row.state],
      Papers: (row) => row.papers,
      'To be disposed of by': (row) => DISPOSAL_MANNERS[row.manner],
      'Requested at': (row) => localTime(row.requested_at),
      'Requested by': (row) => row.requested_by,
      Authority: (row) => row.authority_no,
      'Date of the authority': (row) => row.authority_date,
      'Disposed of on': (row) => row.disposed_on,
    },
  },
}));
