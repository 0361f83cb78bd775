import { CLIENT_TYPES, type ClientType } from '@talaan/documents/contract/words.ts';

/** Answers and transactions of some clients. */
export interface Responses {
  answers: number;
  transactions: number;
}

const TYPES: readonly (ClientType | null)[] = [...(Object.keys(CLIENT_TYPES) as ClientType[]), null];

export function totalOf(some: readonly Responses[]): Responses {
  return {
    answers: some.reduce((sum, one) => sum + one.answers, 0),
    transactions: some.reduce((sum, one) => sum + one.transactions, 0),
  };
}

/** By type of client, in the order of the form, those of whom it is not known last; types without clients are left out. */
export function responsesByType(
  some: readonly (Responses & { client_type: ClientType | null })[],
): (Responses & { client_type: ClientType | null })[] {
  return TYPES.map((type) => ({ client_type: type, ...totalOf(some.filter((one) => one.client_type === type)) })).filter(
    ({ answers, transactions }) => answers > 0 || transactions > 0,
  );
}
