import type { Threshold } from './class-of-item.ts';

/** Of the Government Accounting Manual. */
export const FUND_CLUSTERS = [
  ['01', 'Regular Agency Fund'],
  ['02', 'Foreign-Assisted Projects Fund'],
  ['03', 'Special Account – Locally Funded/Domestic Grants Fund'],
  ['04', 'Special Account – Foreign-Assisted/Foreign Grants Fund'],
  ['05', 'Internally Generated Funds'],
  ['06', 'Business-Related Funds'],
  ['07', 'Trust Receipts'],
] as const;

/** 50,000 since 2022 by COA Circular 2022-004, with 5,000 as the end of low value; 15,000 before. In centavos. */
export const THRESHOLDS: readonly Threshold[] = [
  { effective_on: '1900-01-01', ppe_from: 1_500_000, splv_to: 500_000 },
  { effective_on: '2022-01-01', ppe_from: 5_000_000, splv_to: 500_000 },
];

interface AccountPair {
  /** Of the property number, and of the account of property, plant and equipment. */
  group: string;
  account: string;
  name: string;
  /** The semi-expendable counterpart; null where there is none. */
  semi: string | null;
  lifeYears: number;
}

const pair = (group: string, account: string, name: string, semi: string | null, lifeYears: number): AccountPair => ({
  group,
  account,
  name,
  semi,
  lifeYears,
});

/**
 * Accounts of the Revised Chart of Accounts (GAM Volume III) for things that people hold, with the lives of COA Circular 2003-007. The code of
 * the account of property, plant and equipment is 1 06, the group, and the account with a zero.
 */
const PAIRS: readonly AccountPair[] = [
  pair('05', '01', 'Machinery', '10405010', 10),
  pair('05', '02', 'Office Equipment', '10405020', 5),
  pair('05', '03', 'Information and Communication Technology Equipment', '10405030', 5),
  pair('05', '04', 'Agricultural and Forestry Equipment', '10405040', 10),
  pair('05', '05', 'Marine and Fishery Equipment', '10405050', 10),
  pair('05', '07', 'Communication Equipment', '10405070', 10),
  pair('05', '08', 'Construction and Heavy Equipment', null, 10),
  pair('05', '09', 'Disaster Response and Rescue Equipment', '10405080', 7),
  pair('05', '10', 'Military, Police and Security Equipment', '10405090', 10),
  pair('05', '11', 'Medical Equipment', '10405100', 10),
  pair('05', '12', 'Printing Equipment', '10405110', 10),
  pair('05', '13', 'Sports Equipment', '10405120', 10),
  pair('05', '14', 'Technical and Scientific Equipment', '10405130', 10),
  pair('05', '99', 'Other Machinery and Equipment', '10405190', 10),
  pair('06', '01', 'Motor Vehicles', null, 7),
  pair('06', '04', 'Watercrafts', null, 10),
  pair('06', '99', 'Other Transportation Equipment', null, 10),
  pair('07', '01', 'Furniture and Fixtures', '10406010', 10),
  pair('07', '02', 'Books', '10406020', 5),
];

/** Residual values in thousandths of the cost: five percent (GAM Chapter 10), none where nothing is depreciated. */
const PPE_RESIDUAL = 50;

export interface AccountSeed {
  code: string;
  name: string;
  kind: 'PPE' | 'SEMI';
  group_code: string;
  account_code: string;
  life_years: number;
  residual_permille: number;
}

export const ACCOUNTS: readonly AccountSeed[] = PAIRS.flatMap(({ group, account, name, semi, lifeYears }) => {
  const both = { group_code: group, account_code: account, life_years: lifeYears };
  const ppe: AccountSeed = { ...both, code: `106${group}${account}0`, name, kind: 'PPE', residual_permille: PPE_RESIDUAL };
  return semi === null ? [ppe] : [ppe, { ...both, code: semi, name: `Semi-Expendable ${name}`, kind: 'SEMI', residual_permille: 0 }];
});
