import type { DatedRow } from '../section-import/plan-dated-rows.ts';
import { dayAfter } from './spans.ts';

interface Fields {
  days: number;
  remarks: string;
}

interface Wanted extends Fields {
  personnelId: number;
  from: string;
  to: string;
}

/**
 * How rows on record become those that are wanted, with as few corrections as they allow: the same stay, those that begin on the same day or
 * share days with a wanted one become it, and what is left is taken out. `write` has the new ones with no number.
 */
export function matchUnpaidDays(
  onRecord: readonly DatedRow<Fields>[],
  wanted: readonly Wanted[],
): { write: DatedRow<Fields>[]; remove: number[] } {
  const left = new Set(onRecord);
  const take = (fits: (row: DatedRow<Fields>) => boolean) => {
    const found = [...left].find(fits);
    if (found) left.delete(found);
    return found;
  };
  const open = wanted
    .map(({ personnelId, from, to, days, remarks }): DatedRow<Fields> => ({
      id: null,
      personnelId,
      from,
      until: dayAfter(to),
      fields: { days, remarks },
    }))
    .filter((row) => !take((one) => said(one) === said(row)));
  const same = open.map((row) => ({ ...row, id: take((one) => one.personnelId === row.personnelId && one.from === row.from)?.id ?? null }));
  const write = same.map((row) => ({ ...row, id: row.id ?? take((one) => shareDays(one, row))?.id ?? null }));
  return { write, remove: [...left].map(({ id }) => id!) };
}

function said({ personnelId, from, until, fields: { days, remarks } }: DatedRow<Fields>): string {
  return JSON.stringify([personnelId, from, until, days, remarks]);
}

function shareDays(one: DatedRow<Fields>, other: DatedRow<Fields>): boolean {
  return one.personnelId === other.personnelId && one.from < other.until! && other.from < one.until!;
}
