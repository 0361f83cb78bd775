import { EXAMPLE_NUMBER, type ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { readDay, readText, type Read } from '@talaan/imports/rules/readers.ts';
import { ACCOUNT_NUMBER, HOW_ACCOUNTS_ARE } from '../account-ends.ts';
import { OWNER_TITLES } from './find-owner.ts';

/** What a row of a list of bank accounts says. */
export interface AccountValues {
  idno: string;
  name: string;
  bank: string;
  account: string;
  valid_from: string;
}

export const accountFields: ImportFields<AccountValues> = {
  idno: {
    title: OWNER_TITLES.idno,
    aliases: ['employee no', 'emp no', 'id no', 'employee id', 'agency employee no', 'personnel no'],
    read: readText(30),
    help: 'Or the name, where only one person has it. The row EXAMPLE is not read.',
    example: EXAMPLE_NUMBER,
  },
  name: {
    title: OWNER_TITLES.name,
    aliases: ['employee name', 'full name', 'name of employee', 'account name', 'depositor', 'payee'],
    read: readText(200),
    help: 'Must agree with the number where both are given.',
    example: 'Dela Cruz, Juan',
  },
  bank: {
    title: 'Bank',
    aliases: ['name of bank', 'bank name', 'depository bank', 'servicing bank'],
    isRequired: true,
    read: readText(80),
    help: 'As it stands on the list for the bank.',
    example: 'Land Bank of the Philippines',
  },
  account: {
    title: 'Account number',
    aliases: [
      'account no',
      'bank account',
      'bank account no',
      'bank account number',
      'atm no',
      'atm account no',
      'savings account no',
      'acct no',
    ],
    isRequired: true,
    read: readAccount,
    help: 'Digits, spaces and dashes, in a column of the format Text.',
    example: '0123-4567-89',
  },
  valid_from: {
    title: 'Valid from',
    aliases: ['effective', 'effectivity', 'effective date', 'date opened', 'since', 'from', 'start'],
    read: readDay,
    help: 'Since when pay goes there; empty counts as today.',
    example: '2026-11-05',
  },
};

/** The refusal repeats no number: it is kept in the report. */
function readAccount(cell: string): Read<string> {
  if (ACCOUNT_NUMBER.test(cell)) return { value: cell };
  return {
    error: /^\d[.,]?\d*E\+?\d+$/i.test(cell)
      ? 'The spreadsheet has shortened this number, and its last digits are lost. Format the column as Text and enter it again.'
      : HOW_ACCOUNTS_ARE,
  };
}
