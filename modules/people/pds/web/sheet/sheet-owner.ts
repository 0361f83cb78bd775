import { mySheet, theirSheet } from '../../contract.ts';

/** Whose sheet is open: one’s own, or that of a person by number. */
export type Whose = 'me' | number;

/** The calls of that sheet; those of one’s own take no number and pass over it. */
export function callsOf(whose: Whose) {
  const calls = whose === 'me' ? (mySheet as unknown as typeof theirSheet) : theirSheet;
  return { calls, params: (whose === 'me' ? {} : { personnel_id: whose }) as { personnel_id: number } };
}
