export { countRows } from './count-rows.ts';
export { importFile, type ImportedFile } from './import-file.ts';
export {
  importSource,
  type Accepted,
  type Asking,
  type ImportSource,
  type PlannedRow,
  type Writing,
  type Written,
} from './import-source.ts';
export { otherImportSteps, type OtherStep, type StepOfImport } from './import-step.ts';
export { listDependents } from './list-dependents.ts';
export { spreadsheets, type Imports } from './spreadsheets.ts';
export type { Undo, Undoing } from './undo.ts';
