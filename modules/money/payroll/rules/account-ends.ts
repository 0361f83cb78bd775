/** An account number as banks write it. */
export const ACCOUNT_NUMBER = /^[0-9][0-9 -]{4,28}[0-9]$/;

export const HOW_ACCOUNTS_ARE = 'Enter the account number: 6 to 30 digits, spaces and dashes.';

/** So many digits of an account number are shown. */
export const SHOWN_SIGNS = 4;

/** What is shown of an account number: its last digits. */
export function endsOf(account: string): string {
  return digitsOf(account).slice(-SHOWN_SIGNS);
}

/** An account number as two spellings of it are compared. */
export function digitsOf(account: string): string {
  return account.replaceAll(/\D/g, '');
}
