import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** How an import appears among all that a university brings along. */
export interface StepOfImport {
  /** Where it comes among the others, with gaps; the smallest first, since later ones name what earlier ones bring. */
  place: number;
  /** What it brings, in a sentence. */
  brings: string;
  /** What is counted: `office`, `offices`. */
  noun: readonly [string, string];
  /** How many are here. */
  count: (db: Database) => Promise<number>;
}

/** A step that is no spreadsheet, such as the punches of past years. */
export interface OtherStep extends StepOfImport {
  title: string;
  screen: string;
  access: readonly Group[];
}

export const otherImportSteps = anyPoint<OtherStep>('imports that are no spreadsheets');
