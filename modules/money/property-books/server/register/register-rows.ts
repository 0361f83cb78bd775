import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { reachesItems } from '@talaan/property/server/public.ts';
import { exportRegister, listRegister, type RegisterRow } from '../../contract/register.ts';
import { REGISTERED_ACTIONS, registerEntry, type RegisteredStep } from '../../rules/register-entry.ts';
import { describedItem } from '../described.ts';
import { dayOfStep, numberOfStep, stepColumns, stepsFrom } from '../steps.ts';

/** What is read of a step before the rule says how the register tells it. */
export interface FoundStep extends RegisteredStep {
  id: number;
  item_id: number;
  property_no: string;
  class: 'SPHV' | 'SPLV';
  article: string;
  described: string;
  life_years: number;
  account: string;
  fund_code: string;
  amount: number;
}

const wasIssued = sql<boolean>`exists (select from property.step e where e.item_id = s.item_id and e.no < s.no and e.paper_id is not null)`;

export const registerColumns = {
  id: numberOfStep,
  item_id: 's.item_id',
  ...stepColumns,
  was_issued: wasIssued,
  is_held: sql`s.holder_id is not null`,
  property_no: 'i.property_no',
  class: 'i.class',
  article: 'i.article',
  described: describedItem,
  life_years: 'i.life_years',
  account: 'u.code',
  fund_code: 'i.fund_code',
  amount: 'i.unit_cost',
};

/** The steps `s` with semi-expendable items that were issued, within reach. */
export function isRegistered(actor: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`i.class in ('SPHV', 'SPLV') and s.action = any(${REGISTERED_ACTIONS}) and (s.paper_id is not null or ${wasIssued}) and ${reachesItems(actor)}`;
}

/** From a day on; no step comes before the day that the books say, so that its moment narrows the search. */
export const bookedFrom = (day: string) => sql<SqlBool>`s.at >= ${day}::date and ${dayOfStep} >= ${day}::date`;
export const bookedTo = (day: string) => sql<SqlBool>`${dayOfStep} <= ${day}::date`;

/** A step as the register tells it. */
export function describeStep(found: FoundStep): RegisterRow {
  const { id, item_id, day, property_no, class: is, article, described, life_years, account, fund_code, amount } = found;
  return { id, item_id, day, property_no, class: is, article, described, life_years, account, fund_code, amount, ...registerEntry(found) };
}

/** Up to so many are counted: a university has hundreds of thousands. */
const MOST_COUNTED = 1000;

const officerOf = (row: RegisterRow, kind: RegisterRow['recorded_as']) => (row.recorded_as === kind ? row.officer : '');
const oneIf = (is: boolean) => (is ? 1 : null);

export const registerRows = rows(listRegister, exportRegister, 'entries', ({ actor }) => ({
  from: stepsFrom,
  columns: registerColumns,
  reach: isRegistered(actor),
  search: [sql`i.search`, sql`p.search`],
  sort: { at: 's.at', property_no: 'i.property_no', amount: 'i.unit_cost' },
  unsorted: '-at',
  mostCounted: MOST_COUNTED,
  plannedEachTime: true,
  filters: {
    fund: (fund) => sql`i.fund_code = ${fund}`,
    account: (account) => sql`i.uacs_id = ${account}`,
    class: (classes) => sql`i.class = any(${classes})`,
    office: (office) => sql`i.office_id in (select id from organization.offices_within(${office}))`,
    campus: (campus) => sql`i.campus_id = ${campus}`,
    from: bookedFrom,
    to: bookedTo,
  },
  describe: (found: FoundStep[]) => found.map(describeStep),
  sheet: {
    name: 'Registry of semi-expendable property issued',
    cells: {
      Date: (row) => row.day,
      'Reference (ICS/RRSP no.)': (row) => row.reference,
      'Semi-expendable property no.': (row) => row.property_no,
      'Item description': (row) => [row.article, row.described].filter(Boolean).join(', '),
      'Estimated useful life': (row) => row.life_years,
      'Issued: Qty.': (row) => oneIf(row.recorded_as === 'ISSUED'),
      'Issued: Office/Officer': (row) => officerOf(row, 'ISSUED'),
      'Returned: Qty.': (row) => oneIf(row.recorded_as === 'RETURNED'),
      'Returned: Office/Officer': (row) => officerOf(row, 'RETURNED'),
      'Re-issued: Qty.': (row) => oneIf(row.recorded_as === 'REISSUED'),
      'Re-issued: Office/Officer': (row) => officerOf(row, 'REISSUED'),
      'Disposed: Qty.': (row) => oneIf(row.recorded_as === 'DISPOSED'),
      'Balance: Qty.': (row) => row.balance,
      Amount: (row) => row.amount / 100,
      Remarks: (row) => row.remarks,
      'Fund cluster': (row) => row.fund_code,
      Account: (row) => row.account,
    },
  },
}));
