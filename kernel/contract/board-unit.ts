import { z } from 'zod';

/** What the values of a figure are: things by their names, thousandths of all, centavos, minutes, or hundredths of a thing (an average). */
export const boardUnit = z.union([
  z.object({ one: z.string(), many: z.string() }),
  z.object({ mean: z.string() }),
  z.enum(['permille', 'centavos', 'minutes']),
]);
export type BoardUnit = z.output<typeof boardUnit>;

export const PEOPLE = { one: 'person', many: 'people' } as const satisfies BoardUnit;
