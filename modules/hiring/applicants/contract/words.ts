import { z } from 'zod';
import { applicationFlow } from '../workflow.ts';

export const applicationState = z.enum(applicationFlow.states);

/** A PDF of an application, by the code of the requirement. */
export const paperLine = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  note: z.string(),
  added_at: z.string(),
});
export type PaperLine = z.output<typeof paperLine>;

export const requirementLine = z.object({ code: z.string(), label: z.string(), is_needed: z.boolean() });
export type RequirementLine = z.output<typeof requirementLine>;

/** What was written to the applicant, word for word. */
export const letterLine = z.object({ id: z.number().int(), subject: z.string(), paragraphs: z.array(z.string()), at: z.string() });
export type LetterLine = z.output<typeof letterLine>;

/** What one applies for. */
export const postLine = z.object({
  id: z.number().int(),
  code: z.string(),
  title: z.string(),
  office: z.string(),
  place: z.string(),
  salary_grade: z.number().int().nullable(),
  vacancies: z.number().int(),
  closes_at: z.string().nullable(),
});
export type PostLine = z.output<typeof postLine>;
