import type { Database } from '@talaan/kernel/server/database/database.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import { formatAmount } from '@talaan/ledger/rules/format-amount.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Allocation, Certified } from '../../contract/shapes.ts';
import type { LeaveFormSheet, Signer } from '../../print/cs-form-6.ts';
import type { LeaveType } from '../../rules/leave-type.ts';
import type { LeaveDate } from '../../rules/parts.ts';
import { formatInclusive } from '../../rules/format-inclusive.ts';
import type { LeaveState } from '../../workflow.ts';
import { formStatement } from './form-statement.ts';

interface Signed {
  personnel_id: number;
  action: string;
  remarks: string;
  on: string;
  title: string;
}

/** An application as its forms need it. */
export interface DrawnForm {
  id: number;
  personnel_id: number;
  state: LeaveState;
  code: string | null;
  is_confidential: boolean;
  type_name: string;
  allocation: Allocation | null;
  sheet: LeaveFormSheet;
}

type Row = Omit<DrawnForm, 'sheet'> &
  Pick<LeaveType, 'box' | 'unit' | 'charge'> &
  Pick<
    LeaveFormSheet,
    'place' | 'place_detail' | 'illness_place' | 'illness' | 'study_purpose' | 'commutation' | 'filed_on' | 'middle_name' | 'first_name'
  > & {
    office_id: number | null;
    received_on: string;
    office: string | null;
    surname: string;
    position: string | null;
    monthly_salary: number | null;
    is_paper: boolean;
    is_deemed: boolean;
    certified: Certified | null;
    dates: LeaveDate[];
    counted: number;
    with_pay: number;
    without_pay: number;
  } & Record<'certified_by' | 'recommended_by' | 'approved_by' | 'disapproved_by', Signed | null>;

/** What the forms of these applications say as they stand, without a number, in the order of the applications. */
export async function drawForms(db: Database, ids: readonly number[]): Promise<DrawnForm[]> {
  const { rows } = await formStatement<Row>(ids).execute(db);
  const signers = rows.flatMap((row) => [row.certified_by, row.recommended_by, row.approved_by, row.disapproved_by]);
  const people = [...rows.map((row) => row.personnel_id), ...signers.flatMap((one) => one?.personnel_id ?? [])];
  const names = await readSigningNames(db, people);
  const university = await firstOffice(db);
  return rows.map((row) => ({ ...row, sheet: sheetOf(row, names, row.office_id ?? university) }));
}

async function firstOffice(db: Database): Promise<number> {
  const found = await db
    .selectFrom('organization.office_view')
    .select('id')
    .where('parent_id', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return found.id;
}

function sheetOf(row: Row, names: ReadonlyMap<number, string>, officeId: number): LeaveFormSheet {
  const signer = (one: Signed | null, verb: string): Signer =>
    one ? { name: names.get(one.personnel_id) ?? '', title: one.title, note: `${verb} on ${longDate(one.on)}` } : NOBODY;
  const isApproved = row.approved_by !== null;
  return {
    control_number: '',
    office_id: officeId,
    office: row.office ?? '',
    last_name: row.surname,
    first_name: row.first_name,
    middle_name: row.middle_name,
    filed_on: row.filed_on,
    received_on: row.received_on,
    position: row.position ?? '',
    monthly_salary: row.monthly_salary,
    box: row.box,
    others: row.box === 'OTHERS' ? row.type_name : '',
    place: row.place,
    place_detail: row.place_detail,
    illness_place: row.illness_place,
    illness: row.illness,
    study_purpose: row.study_purpose,
    other_purpose: null,
    thousandths: row.counted,
    unit: row.unit,
    dates: formatInclusive(row.dates),
    commutation: row.commutation,
    applicant: {
      name: names.get(row.personnel_id) ?? '',
      title: '',
      note: row.is_paper ? '' : `Filed on ${longDate(row.filed_on)}`,
    },
    certified: row.certified_by && row.certified && certifiedOf(row, row.certified),
    certified_by: signer(row.certified_by, 'Certified'),
    recommended: row.recommended_by && {
      approval: row.recommended_by.action === 'recommend',
      against: row.recommended_by.action === 'recommend' ? '' : row.recommended_by.remarks,
    },
    recommended_by: signer(row.recommended_by, row.recommended_by?.action === 'recommend' ? 'Recommended' : 'Acted'),
    approved: isApproved ? { with_pay: row.with_pay, without_pay: row.without_pay, others: '' } : null,
    disapproved: row.disapproved_by?.remarks ?? '',
    authority: isApproved ? signer(row.approved_by, row.is_deemed ? 'Confirmed' : 'Approved') : signer(row.disapproved_by, 'Disapproved'),
    note: row.is_deemed ? 'Deemed approved: not acted upon within five working days of receipt (Sec. 49, Rule XVI).' : '',
  };
}

const NOBODY: Signer = { name: '', title: '', note: '' };

function certifiedOf({ type_name, charge }: Row, { as_of, vl, sl, vl_less, sl_less, own }: Certified): LeaveFormSheet['certified'] {
  const unit = charge === 'COC' ? 'second' : 'thousandth of a day';
  return {
    as_of,
    vl: { earned: vl, less: vl_less, balance: vl - vl_less },
    sl: { earned: sl, less: sl_less, balance: sl - sl_less },
    other: own === null ? '' : `${type_name}: ${formatAmount(own, unit)} before this application`,
  };
}
