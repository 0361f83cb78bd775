import { z } from 'zod';
import { importCalls } from '@talaan/imports/contract/import-calls.ts';
import { recordId } from '@talaan/kernel/contract/endpoint.ts';

/** What becomes of an office that the file names and the university does not have: matched to one, or made. */
const officeChoice = z.object({
  key: z.string().max(600),
  office_id: recordId.optional(),
  make: z
    .object({
      fullname: z.string().trim().min(2, 'Enter the name of the office.').max(200),
      acronym: z.string().trim().min(1, 'Enter the acronym of the office.').max(20),
      campus_id: recordId,
    })
    .optional(),
});
export type OfficeChoice = z.output<typeof officeChoice>;

const positionChoice = z.object({
  key: z.string().max(300),
  position_id: recordId.optional(),
  make: z
    .object({
      name: z.string().trim().min(2, 'Enter the title of the position.').max(200),
      salary_grade: z.number().int().min(1).max(33).nullable(),
      track: z.enum(['faculty', 'staff']),
    })
    .optional(),
});
export type PositionChoice = z.output<typeof positionChoice>;

const suggestion = z.object({ id: z.number().int(), label: z.string() });

const unknownOffice = z.object({
  key: z.string(),
  acronym: z.string(),
  name: z.string(),
  campus_id: z.number().int().nullable(),
  people: z.number().int(),
  suggestions: z.array(suggestion),
});
export type UnknownOffice = z.output<typeof unknownOffice>;

const unknownPosition = z.object({ key: z.string(), name: z.string(), people: z.number().int(), suggestions: z.array(suggestion) });
export type UnknownPosition = z.output<typeof unknownPosition>;

/** What the user decides of the places that the university does not have. */
const placeChoices = z.object({
  offices: z.array(officeChoice).max(500).default([]),
  positions: z.array(positionChoice).max(500).default([]),
});
export type PlaceChoices = z.output<typeof placeChoices>;

const unknownPlaces = z.object({
  offices: z.array(unknownOffice).default([]),
  positions: z.array(unknownPosition).default([]),
});
export type UnknownPlaces = z.output<typeof unknownPlaces>;

export const peopleImports = importCalls({
  path: '/api/personnels/import',
  access: ['PERSONNELS'],
  sections: ['people'],
  choices: placeChoices.prefault({}),
  questions: unknownPlaces,
});
