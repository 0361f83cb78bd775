/**
 * Scanned numbers of an account and an office that are not sent yet, kept in the browser until they are, also when the tab is closed. They
 * are numbers alone, which say nothing to another person at the same computer.
 */
const keyOf = (account: number, office: number) => `talaan.scanned:${account}:${office}`;

export function readKept(account: number, office: number): string[] {
  return JSON.parse(localStorage.getItem(keyOf(account, office)) ?? '[]') as string[];
}

/** Adds numbers, beside those that another tab keeps. */
export function keepScans(account: number, office: number, numbers: readonly string[]): void {
  write(account, office, [...new Set([...readKept(account, office), ...numbers])]);
}

export function forgetScans(account: number, office: number, numbers: readonly string[]): void {
  write(
    account,
    office,
    readKept(account, office).filter((one) => !numbers.includes(one)),
  );
}

function write(account: number, office: number, numbers: readonly string[]): void {
  if (numbers.length === 0) localStorage.removeItem(keyOf(account, office));
  else localStorage.setItem(keyOf(account, office), JSON.stringify(numbers));
}
