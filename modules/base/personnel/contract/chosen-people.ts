import { z } from 'zod';
import { recordId } from '@talaan/kernel/contract/endpoint.ts';

/** So many people are named in one call; a longer list is chosen by office or status. */
const NAMED_AT_MOST = 5000;

function oneOrMore<T extends z.ZodType>(one: T, most: number) {
  return z
    .union([one, z.array(one).max(most)])
    .transform((value) => [...new Set(Array.isArray(value) ? value : [value])] as z.output<T>[])
    .optional();
}

/** Whose papers are printed: people by name, each once, or else all who serve within the filters. Fields of a query or a body. */
export const chosenPeople = {
  people: oneOrMore(recordId, NAMED_AT_MOST),
  campus: recordId.optional(),
  /** An office with all its units. */
  office: recordId.optional(),
  /** Codes of appointment statuses. */
  status: oneOrMore(z.string().max(20), 30),
};

export interface ChosenPeople {
  people?: number[] | undefined;
  campus?: number | undefined;
  office?: number | undefined;
  status?: string[] | undefined;
}
