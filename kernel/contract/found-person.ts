import { z } from 'zod';

/** A person as a picker offers them. The number and the photo are null for one beyond the caller’s reach. */
export const foundPerson = z.object({
  id: z.number().int(),
  idno: z.string().nullable(),
  fullname: z.string(),
  /** The address of the photo; null also for who has none. */
  avatar: z.string().nullable(),
  /** Where they serve today; null for who serves nowhere. */
  office: z.string().nullable(),
  /** Of that office. */
  acronym: z.string().nullable(),
});
export type FoundPerson = z.output<typeof foundPerson>;
