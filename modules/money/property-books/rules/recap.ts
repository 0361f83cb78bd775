/** A line of a report: what was issued of which account, in centavos. */
export interface Recapped {
  account: string;
  account_name: string;
  quantity: number;
  amount: number;
}

export interface RecapLine {
  account: string;
  account_name: string;
  items: number;
  amount: number;
}

/** The summary of a report by UACS object code, in the order of the codes. */
export function recapByAccount(lines: readonly Recapped[]): RecapLine[] {
  return [...Map.groupBy(lines, ({ account }) => account)]
    .map(([account, own]) => ({
      account,
      account_name: own[0]!.account_name,
      items: own.reduce((sum, { quantity }) => sum + quantity, 0),
      amount: own.reduce((sum, { amount }) => sum + amount, 0),
    }))
    .toSorted((one, other) => one.account.localeCompare(other.account));
}
