import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { importState, importSummary } from './import-record.ts';

/** Who imports anything; each sees only what they may import. */
export const IMPORTERS: readonly Group[] = ['PERSONNELS', 'PLANTILLA', 'GENERALSETTINGS', 'ROLES', 'EDATSADMIN', 'DTS'];
const whole = { access: IMPORTERS, reach: 'university' } as const;

const importStep = z.object({
  title: z.string(),
  /** What it brings, in a sentence. */
  brings: z.string(),
  /** The screen on which it is imported. */
  screen: z.string(),
  /** How many are here, and what they are called. */
  here: z.number().int(),
  noun: z.string(),
  /** When something was last imported, and how many files wait for their check or confirmation. */
  imported_at: z.string().nullable(),
  open: z.number().int(),
});
export type ImportStep = z.output<typeof importStep>;

export const listImportSteps = endpoint({
  method: 'GET',
  path: '/api/imports/steps',
  summary: 'What a university brings along, in the order in which it is best imported, with what is here already.',
  ...whole,
  response: z.object({ steps: z.array(importStep) }),
});

const importOfAny = importSummary.extend({
  title: z.string(),
  /** Its screen. */
  link: z.string(),
});
export type ImportOfAny = z.output<typeof importOfAny>;

export const listAllImports = endpoint({
  method: 'GET',
  path: '/api/imports',
  summary: 'The imports of all kinds that the caller may make, by all users, the newest first.',
  ...whole,
  query: listQuery(['created_at', 'file_name', 'started_by']).extend({
    section: z.string().max(40).optional(),
    state: importState.optional(),
  }),
  response: listOf('imports', importOfAny),
});

export const exportAllImports = exportOf(listAllImports, 'imports');
