import { TYPES_OF_THE_FORM } from './seeds/of-the-form.ts';
import { OTHER_TYPES } from './seeds/others.ts';
import type { TypeSeed } from './seeds/seed.ts';

/** The types that the law gives, in the order of CS Form No. 6: the list of the pages on leave, with their prose in columns. */
export const TYPE_SEEDS: readonly TypeSeed[] = [...TYPES_OF_THE_FORM, ...OTHER_TYPES].map((one, at) => ({ ...one, place: at + 1 }));
