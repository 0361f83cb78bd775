import { z } from 'zod';

/** Who keeps programmes and providers, and closes trainings. */
export const KEEPERS = ['LDADMIN'] as const;
/** Who recommends the people of an office. */
export const HEADS = ['LDHEAD'] as const;
/** Who looks for programmes and providers. */
export const FINDERS = ['LDADMIN', 'LDHEAD'] as const;
/** Who reads nominations beside the head: HR, and the secretary of the committee that screens. */
export const READERS = ['LDHEAD', 'LDADMIN', 'LDCOMSEC'] as const;

export const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);
export const named = (most: number, message: string) => text(most).min(1, message);
export const centavos = z.number().int();
export const amount = z
  .number({ error: 'Enter an amount in pesos.' })
  .int('An amount has at most two decimals.')
  .min(0, 'Enter an amount of zero or more.')
  .max(99_999_999_99, 'This is more than a training costs.');
