/** A training on a data sheet, as far as it is compared. */
export interface TrainingRow {
  id: number;
  title: string;
  from: string;
}

/** What closing a training does to the data sheet: nothing without a certificate, verify the row that is there, or add one. */
export type SheetChange = { does: 'NOTHING' } | { does: 'VERIFY'; row_id: number } | { does: 'ADD' };

/** A row with the same title and first day is verified with the hours of the certificate instead of doubled (domain page, A5.5). */
export function sheetChange(training: { title: string; from: string }, isCompleted: boolean, rows: readonly TrainingRow[]): SheetChange {
  if (!isCompleted) return { does: 'NOTHING' };
  const title = plainTitle(training.title);
  const row = rows.find((one) => one.from === training.from && plainTitle(one.title) === title);
  return row ? { does: 'VERIFY', row_id: row.id } : { does: 'ADD' };
}

/** Case, accents, punctuation and spaces do not tell two trainings apart. */
function plainTitle(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
