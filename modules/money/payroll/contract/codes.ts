import type { DeductionClass, Side, TaxTreatment } from '../rules/pay-line.ts';

/** Where the lines of an item come from. */
export const ITEM_KINDS = {
  MONTH: 'Computed from the days of the month',
  ALLOWANCE: 'Granted to a person for a month',
  EXTRA: 'Paid besides, once',
  BENEFIT: 'Paid once a year or at a milestone',
  STATUTORY: 'Tax and contributions of a month',
  TAX: 'Tax of what is paid, not of a month',
  OTHER: 'Deduction by authority or order',
  OVERPAID: 'What was paid too much',
} as const;
export type ItemKind = keyof typeof ITEM_KINDS;

/** Kinds that are computed anew when something of a month is learned late; the others are paid once. */
export const COMPARED_KINDS: readonly ItemKind[] = ['MONTH', 'ALLOWANCE', 'EXTRA', 'STATUTORY'];

export interface PayItem {
  code: string;
  name: string;
  side: Side;
  kind: ItemKind;
  /** Of deductions by authority or order. */
  class: DeductionClass | null;
  tax: TaxTreatment;
  /** Of the Revised Chart of Accounts (GAM Volume III): what is charged, or to whom it is due. */
  account: string;
  /** To whom it is remitted, where several items go to one. */
  lender?: string;
}

const DUE_TO_BIR = '2-02-01-010';
const DUE_TO_GSIS = '2-02-01-020';
const DUE_TO_PAGIBIG = '2-02-01-030';
const DUE_TO_PHILHEALTH = '2-02-01-040';
/** To whom what is due to these accounts is remitted. */
const LENDERS: Readonly<Record<string, string>> = {
  [DUE_TO_GSIS]: 'GSIS',
  [DUE_TO_PHILHEALTH]: 'PhilHealth',
  [DUE_TO_PAGIBIG]: 'Pag-IBIG',
};
const DUE_TO_GOCCS = '2-02-01-060';
const OTHER_PAYABLES = '2-99-99-990';
const DUE_FROM_EMPLOYEES = '1-03-05-020';
const DISALLOWANCES = '1-03-05-010';
const OTHER_BONUSES = '5-01-02-990';

const earning =
  (kind: ItemKind) =>
  (code: string, name: string, tax: TaxTreatment, account: string): PayItem => ({
    code,
    name,
    side: 'EARNING',
    kind,
    class: null,
    tax,
    account,
  });
const month = earning('MONTH');
const allowance = earning('ALLOWANCE');
const extra = earning('EXTRA');
const benefit = earning('BENEFIT');
const taken =
  (kind: ItemKind) =>
  (code: string, name: string, tax: TaxTreatment, account: string): PayItem => ({
    ...earning(kind)(code, name, tax, account),
    side: 'DEDUCTION',
  });
const statutory = taken('STATUTORY');
const taxOfPayment = taken('TAX');
const government = (code: string, name: string, account: string): PayItem => ({
  ...earning('STATUTORY')(code, name, 'NONE', account),
  side: 'GOVERNMENT',
});
const other = (of: DeductionClass, code: string, name: string, account = OTHER_PAYABLES): PayItem => ({
  ...earning(of === 'OVERPAID' ? 'OVERPAID' : 'OTHER')(code, name, 'NONE', account),
  side: 'DEDUCTION',
  class: of,
  lender: LENDERS[account] ?? '',
});

/** The catalogue with which a university begins, in the order of a payslip. */
export const PAY_ITEMS: readonly PayItem[] = [
  month('BASIC', 'Basic salary', 'BASIC', '5-01-01-010'),
  month('LWOP', 'Days without pay', 'BASIC', '5-01-01-010'),
  month('WAGES', 'Wages', 'BASIC', '5-01-01-020'),
  month('JO_PAY', 'Pay by contract', 'TAXED', '5-02-12-990'),
  month('JO_ABSENT', 'Absence, late and undertime', 'TAXED', '5-02-12-990'),
  month('PERA', 'Personnel Economic Relief Allowance', 'EXEMPT', '5-01-02-010'),
  allowance('RA', 'Representation allowance', 'EXEMPT', '5-01-02-020'),
  allowance('TA', 'Transportation allowance', 'EXEMPT', '5-01-02-030'),
  allowance('SUBSISTENCE', 'Subsistence allowance', 'TAXED', '5-01-02-050'),
  allowance('LAUNDRY', 'Laundry allowance', 'TAXED', '5-01-02-060'),
  allowance('HAZARD', 'Hazard pay', 'TAXED', '5-01-02-110'),
  allowance('LONGEVITY', 'Longevity pay', 'TAXED', '5-01-02-120'),
  extra('OVERTIME', 'Overtime pay', 'TAXED', '5-01-02-130'),
  extra('NIGHT', 'Night-shift differential', 'TAXED', '5-01-02-130'),
  extra('HONORARIA', 'Honoraria', 'TAXED', '5-01-02-100'),
  extra('OVERLOAD', 'Overload pay', 'TAXED', '5-01-02-100'),
  benefit('CLOTHING', 'Clothing allowance', 'DE_MINIMIS', '5-01-02-040'),
  benefit('MEDICAL', 'Medical allowance', 'DE_MINIMIS', OTHER_BONUSES),
  benefit('MIDYEAR', 'Mid-year bonus', 'BENEFIT', '5-01-02-160'),
  benefit('YEAREND', 'Year-end bonus', 'BENEFIT', '5-01-02-140'),
  benefit('CASHGIFT', 'Cash gift', 'BENEFIT', '5-01-02-150'),
  benefit('PEI', 'Productivity enhancement incentive', 'BENEFIT', OTHER_BONUSES),
  benefit('SRI', 'Service recognition incentive', 'BENEFIT', OTHER_BONUSES),
  benefit('PBB', 'Performance-based bonus', 'BENEFIT', OTHER_BONUSES),
  benefit('ANNIVERSARY', 'Anniversary bonus', 'BENEFIT', OTHER_BONUSES),
  benefit('LOYALTY', 'Loyalty award', 'BENEFIT', '5-01-04-990'),
  benefit('GRATUITY', 'Gratuity of contracts of service and job orders', 'TAXED', '5-02-12-990'),
  { ...extra('CARRIED', 'Overpayment to be taken later', 'NONE', DUE_FROM_EMPLOYEES), kind: 'OVERPAID' },
  statutory('WTAX', 'Withholding tax', 'TAX', DUE_TO_BIR),
  taxOfPayment('TAX_YEAR', 'Tax adjustment of the year', 'TAX', DUE_TO_BIR),
  taxOfPayment('EWT', 'Expanded withholding tax', 'TAX', DUE_TO_BIR),
  taxOfPayment('PERCENTAGE_TAX', 'Percentage tax', 'NONE', DUE_TO_BIR),
  statutory('GSIS', 'GSIS premium', 'LOWERS', DUE_TO_GSIS),
  statutory('PHILHEALTH', 'PhilHealth contribution', 'LOWERS', DUE_TO_PHILHEALTH),
  statutory('PAGIBIG', 'Pag-IBIG contribution', 'LOWERS', DUE_TO_PAGIBIG),
  other('SUPPORT', 'SUPPORT', 'Support by a protection order'),
  other('GSIS_HDMF', 'GSIS_CONSOLIDATED', 'GSIS consolidated loan', DUE_TO_GSIS),
  other('GSIS_HDMF', 'GSIS_POLICY', 'GSIS policy loan', DUE_TO_GSIS),
  other('GSIS_HDMF', 'GSIS_EMERGENCY', 'GSIS emergency loan', DUE_TO_GSIS),
  other('GSIS_HDMF', 'GSIS_MPL', 'GSIS multi-purpose loan', DUE_TO_GSIS),
  other('GSIS_HDMF', 'GSIS_HOUSING', 'GSIS housing loan', DUE_TO_GSIS),
  other('GSIS_HDMF', 'PAGIBIG_MORE', 'Pag-IBIG upgraded contribution', DUE_TO_PAGIBIG),
  other('GSIS_HDMF', 'PAGIBIG_MP2', 'Pag-IBIG MP2 savings', DUE_TO_PAGIBIG),
  other('GSIS_HDMF', 'PAGIBIG_MPL', 'Pag-IBIG multi-purpose loan', DUE_TO_PAGIBIG),
  other('GSIS_HDMF', 'PAGIBIG_CALAMITY', 'Pag-IBIG calamity loan', DUE_TO_PAGIBIG),
  other('GSIS_HDMF', 'PAGIBIG_HOUSING', 'Pag-IBIG housing loan', DUE_TO_PAGIBIG),
  other('COURT', 'COURT', 'Order of a court'),
  other('COURT', 'DISALLOWANCE', 'Refund of a disallowance', DISALLOWANCES),
  other('COOPERATIVE', 'COOPERATIVE', 'Cooperative'),
  other('COOPERATIVE', 'MUTUAL', 'Mutual benefit association'),
  other('PROVIDENT', 'PROVIDENT', 'Provident fund'),
  other('PROVIDENT', 'ASSOCIATION', "Employees' association"),
  { ...other('PROVIDENT', 'UNION', 'Dues of a registered union'), tax: 'LOWERS' },
  other('BANK', 'LBP', 'Land Bank loan', DUE_TO_GOCCS),
  other('BANK', 'DBP', 'DBP loan', DUE_TO_GOCCS),
  other('INSURANCE', 'INSURANCE', 'Insurance premium'),
  other('THRIFT', 'THRIFT', 'Thrift or rural bank loan'),
  other('GSIS_HDMF', 'PHILHEALTH_OWN', 'PhilHealth, paid by the contractor', DUE_TO_PHILHEALTH),
  other('GSIS_HDMF', 'PAGIBIG_OWN', 'Pag-IBIG, paid by the contractor', DUE_TO_PAGIBIG),
  other('GSIS_HDMF', 'SSS_OWN', 'SSS, paid by the contractor', DUE_TO_GOCCS),
  other('OVERPAID', 'OVERPAID', 'Overpayment', DUE_FROM_EMPLOYEES),
  government('GSIS_GOV', 'GSIS, government share', '5-01-03-010'),
  government('EC', "Employees' Compensation premium", '5-01-03-040'),
  government('PHILHEALTH_GOV', 'PhilHealth, government share', '5-01-03-030'),
  government('PAGIBIG_GOV', 'Pag-IBIG, government share', '5-01-03-020'),
];
