import type { ComponentType, ReactNode } from 'react';
import type { ImportCalls } from '../contract/import-calls.ts';
import type { ImportRecord } from '../contract/import-record.ts';

/** One kind of spreadsheet as its screen shows it. */
export interface ImportView {
  calls: ImportCalls;
  section: string;
  /** `Import personnel`. */
  title: string;
  intro: string;
  /** The screen itself. */
  home: string;
  /** `Spreadsheet of people`. */
  fileLabel: string;
  /** What the rows are: `person`, `people`. */
  noun: readonly [string, string];
  /** What a user should know before the upload. */
  help: readonly string[];
  /** What an undoing does; of imports that can be undone. */
  undoing?: string;
  /** How many rows a file may have, where it is another number than of all spreadsheets. */
  most?: number;
  /** The office that it is for, of imports of one office. */
  office?: number;
  /** What is offered first once it is imported. */
  Done?: ComponentType<{ record: RecordOfImport }>;
  /** What the user decides beside the columns. */
  Choices?: ComponentType<ChoicesProps>;
}

export interface ChoicesProps {
  step: 'columns' | 'check';
  record: ImportRecord & { choices: unknown; questions: unknown };
  choices: unknown;
  onChoices: (choices: unknown) => void;
  /** What the server refused, by field: `choices.from`. */
  errors: Record<string, string[]>;
  /** The button that checks with the choices; nothing where they were checked. */
  checkAgain: ReactNode;
}

export type RecordOfImport = ChoicesProps['record'];

export function countNoun([one, many]: ImportView['noun'], count: number): string {
  return count === 1 ? `1 ${one}` : `${new Intl.NumberFormat('en-PH').format(count)} ${many}`;
}
