export {
  importSource,
  type Accepted,
  type Asking,
  type ImportSource,
  type PlannedRow,
  type Writing,
  type Written,
} from './import-source.ts';
export { listDependents } from './list-dependents.ts';
export { spreadsheets, type Imports } from './spreadsheets.ts';
export type { Undo } from './undo.ts';
