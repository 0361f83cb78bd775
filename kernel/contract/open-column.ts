/** A column of an open table, by its name in the file, in snake case. */
export interface OpenColumn {
  name: string;
  /** As Frictionless Table Schema names it; `yearmonth` is `2026-11`, `number` has decimals. */
  type: 'string' | 'integer' | 'number' | 'date' | 'yearmonth' | 'boolean';
  /** What it means, in one sentence, with its unit. */
  means: string;
}
