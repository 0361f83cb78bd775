import { classOfItem, type PropertyClass, type Threshold } from './class-of-item.ts';
import { splitSum } from './split-sum.ts';

/** An account of one kind; its counterpart has the same two codes. */
export interface AccountOfItem {
  id: number;
  code: string;
  name: string;
  kind: 'PPE' | 'SEMI';
  group_code: string;
  account_code: string;
  life_years: number;
}

/** A line of a delivery, as it is entered; money in centavos. */
export interface EnteredLine {
  account_id: number;
  ordered: number;
  accepted: number;
  total: number;
  serials: readonly string[];
  parts: readonly { description: string; total: number; serials: readonly string[] }[];
}

/** An item that a line brings. */
export interface NewItem {
  /** Which line, from 0. */
  line: number;
  serial: string;
  unit_cost: number;
  class: PropertyClass;
  paper: 'PAR' | 'ICS';
  reason: string;
  account: AccountOfItem;
  parts: { description: string; serial: string; cost: number }[];
}

export interface PlannedItems {
  items: NewItem[];
  /** What is wrong, by the field of its line. */
  errors: Record<string, string[]>;
}

/**
 * The items that lines bring: each accepted unit one, with its share of the sum (the odd centavos to the first ones), its class by its own cost,
 * and the account of that class. A set costs what its parts cost.
 */
export function planItems(
  lines: readonly EnteredLine[],
  { accounts, thresholds, day }: { accounts: readonly AccountOfItem[]; thresholds: readonly Threshold[]; day: string },
): PlannedItems {
  const errors: Record<string, string[]> = {};
  const refuse = (line: number, field: string, message: string) => (errors[`lines.${line}.${field}`] ??= []).push(message);
  const items = lines.flatMap((line, at) => {
    const chosen = accounts.find(({ id }) => id === line.account_id);
    const fault = faultOf(line);
    if (!chosen) refuse(at, 'account_id', 'Choose an account.');
    if (fault) refuse(at, ...fault);
    if (!chosen || fault || line.accepted === 0) return [];
    const parts = line.parts.map((part) => ({ ...part, costs: splitSum(part.total, line.accepted) }));
    const costs = splitSum(line.total, line.accepted);
    return Array.from({ length: line.accepted }, (_, nth): NewItem[] => {
      const own = parts.map(({ description, serials, costs: shares }) => ({ description, serial: serials[nth] ?? '', cost: shares[nth]! }));
      const unit_cost = own.length === 0 ? costs[nth]! : own.reduce((sum, { cost }) => sum + cost, 0);
      const found = classOfItem({ unit_cost, acquired_on: day, is_reclassified: true }, day, thresholds);
      const account = counterpartOf(chosen, found.class, accounts);
      if (account) return [{ line: at, serial: line.serials[nth] ?? '', unit_cost, ...found, account, parts: own }];
      if (nth === 0) refuse(at, 'account_id', `There is no semi-expendable account for ${chosen.name}. Choose another account.`);
      return [];
    }).flat();
  });
  return { items, errors };
}

/** The account of the same things for this class; undefined where there is none. */
export function counterpartOf(
  { group_code, account_code }: AccountOfItem,
  is: PropertyClass,
  accounts: readonly AccountOfItem[],
): AccountOfItem | undefined {
  const kind = is === 'PPE' ? 'PPE' : 'SEMI';
  return accounts.find((one) => one.kind === kind && one.group_code === group_code && one.account_code === account_code);
}

function faultOf({ ordered, accepted, total, serials, parts }: EnteredLine): [field: string, message: string] | undefined {
  if (accepted > ordered) return ['accepted', `At most the ${ordered} that were ordered are accepted.`];
  if (accepted === 0) return total === 0 ? undefined : ['total', 'Nothing is accepted of this line, so it costs nothing.'];
  if (total < accepted) return ['total', 'Enter what the accepted items cost together.'];
  if (serials.length > accepted) return ['serials', `There are more serial numbers than the ${accepted} accepted items.`];
  const many = parts.findIndex((part) => part.serials.length > accepted);
  if (many >= 0) return [`parts.${many}.serials`, `There are more serial numbers than the ${accepted} accepted sets.`];
  const small = parts.findIndex((part) => part.total < accepted);
  if (small >= 0) return [`parts.${small}.total`, 'Enter what this part costs in all accepted sets together.'];
  const sum = parts.reduce((all, part) => all + part.total, 0);
  if (parts.length > 0 && sum !== total) return ['total', 'The parts do not add up to the cost of the sets.'];
  return undefined;
}
