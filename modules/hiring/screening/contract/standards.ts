import { z } from 'zod';
import { byId, endpoint, messageOnly, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { EDUCATION_LEVELS } from '../rules/judge-education.ts';
import { ELIGIBILITY_LEVELS } from '../rules/judge-eligibility.ts';
import { READERS, SCREENERS } from './access.ts';
import { postOfList } from './applicants.ts';

const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);

export const standardFields = z.object({
  education_level: z.enum(EDUCATION_LEVELS),
  education_fields: z.array(text(100).min(1)).max(30),
  education_instead: text(150),
  college_units: z.number().int().min(1).max(200),
  experience_years: z.number().int().min(0).max(40),
  /** In hundredths. */
  training_hours: z.number().int().min(0).max(100_000),
  eligibility_level: z.enum(ELIGIBILITY_LEVELS),
  licences: z.array(text(100).min(1)).max(10),
});
export type StandardFields = z.output<typeof standardFields>;

export const readStandards = endpoint({
  method: 'GET',
  path: '/api/screening/posts/{id}/standards',
  summary: 'The qualification standards of a post: as published, as they are read, and what could not be read.',
  access: READERS,
  params: byId,
  versioned: 'screening.standard:{id}',
  response: z.object({
    post: postOfList,
    published: z.object({ education: z.string(), experience: z.string(), training: z.string(), eligibility: z.string() }),
    standards: standardFields,
    doubts: z.array(z.string()),
    corrected_at: z.string().nullable(),
    version: recordVersion,
  }),
});

export const correctStandards = endpoint({
  method: 'PUT',
  path: '/api/screening/posts/{id}/standards',
  summary: 'Corrects how the standards of a post are read, and computes those who are not decided anew.',
  access: SCREENERS,
  reach: 'scope',
  params: byId,
  versioned: 'screening.standard:{id}',
  body: standardFields,
  response: messageOnly,
});
