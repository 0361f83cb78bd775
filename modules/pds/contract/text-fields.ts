import { z } from 'zod';
import type { Field, ListName, Need, Stored, Typed } from './field.ts';

const asIs = (stored: Stored): Typed => stored;

/** What is typed into a box of text: trimmed, on one line, spaces single. Numbers are taken as their digits. */
export const oneLine = z
  .preprocess(
    (typed) => (typed === null || typed === undefined ? '' : typeof typed === 'number' ? String(typed) : typed),
    z.string({ error: 'Type text here.' }),
  )
  .transform((text) => text.replaceAll(/\s+/g, ' ').trim()) as unknown as z.ZodType<string, Typed>;

export function text(label: string, longest: number, need: Need = 'never', more: Partial<Field> = {}): Field {
  const schema = oneLine.refine((typed) => typed.length <= longest, { error: `Enter at most ${longest} characters.` });
  return { label, kind: 'text', need, longest, schema, show: asIs, ...more };
}

/** Letters, space, hyphen, apostrophe, period; Ñ is a letter. N/A stands for none. */
export function name(label: string, longest: number, need: Need = 'never', more: Partial<Field> = {}): Field {
  const base = text(label, longest, need, more);
  const schema = base.schema.refine((typed) => /^$|^N\/A$|^[\p{L}\p{M}][\p{L}\p{M} .,'’-]*$/iu.test(String(typed)), {
    error: 'A name has letters, spaces, hyphens, apostrophes and periods.',
  });
  return { ...base, schema };
}

export function matching(label: string, pattern: RegExp, message: string, need: Need = 'never', more: Partial<Field> = {}): Field {
  const schema = oneLine.refine((typed) => typed === '' || pattern.test(typed), { error: message });
  return { label, kind: 'text', need, schema, show: asIs, ...more };
}

export function longText(label: string, longest: number, need: Need = 'never', more: Partial<Field> = {}): Field {
  const schema = z
    .preprocess((typed) => typed ?? '', z.string({ error: 'Type text here.' }))
    .transform((typed) => typed.trim())
    .refine((typed) => typed.length <= longest, { error: `Enter at most ${longest} characters.` }) as unknown as Field['schema'];
  return { label, kind: 'long_text', need, longest, schema, show: asIs, ...more };
}

export function lines(label: string, longest: number, most: number): Field {
  const line = z.string().trim().max(longest, `Enter at most ${longest} characters in a line.`);
  const schema = z
    .preprocess(
      (typed) => (typed === null || typed === '' ? [] : typeof typed === 'string' ? typed.split('\n') : typed),
      z.array(line).max(most, `Enter at most ${most} lines.`),
    )
    .transform((typed) => typed.filter((one) => one !== '')) as unknown as Field['schema'];
  return { label, kind: 'lines', need: 'never', longest, schema, show: asIs };
}

export function choice(
  label: string,
  choices: readonly (readonly [string, string])[],
  need: Need = 'always',
  more: Partial<Field> = {},
): Field {
  const values = choices.map(([value]) => value);
  const schema = oneLine
    .refine((typed) => typed === '' || values.includes(typed), { error: 'Choose one of the list.' })
    .transform((typed) => (typed === '' ? null : typed)) as unknown as Field['schema'];
  return { label, kind: 'choice', need, choices: choices.map(([value, says]) => ({ value, label: says })), schema, show: asIs, ...more };
}

/** `empty` is what stands where nothing was chosen: null where an answer is asked, false for a box to tick. */
export function yesNo(label: string, need: Need = 'never', empty: null | false = false): Field {
  const schema = z
    .preprocess(
      (typed) => (typed === '' || typed === null ? empty : typed),
      z.union([z.boolean(), z.null()], { error: 'Answer yes or no.' }),
    )
    .transform((typed) => (empty === false ? (typed ?? false) : typed)) as unknown as Field['schema'];
  return { label, kind: 'yes_no', need, schema, show: asIs };
}

/** An entry of a list by its number, or what is printed where no list has it. */
export function lookup(label: string, list: ListName, need: Need = 'always', more: Partial<Field> = {}): Field {
  const longest = more.longest ?? 200;
  const schema = z
    .union([z.number().int().min(1).max(2_147_483_647), z.string(), z.null()], { error: 'Choose one of the list.' })
    .transform((typed) => (typeof typed === 'string' ? typed.replaceAll(/\s+/g, ' ').trim() || null : typed))
    .refine((typed) => typeof typed !== 'string' || typed.length <= longest, {
      error: `Enter at most ${longest} characters.`,
    }) as unknown as Field['schema'];
  return { label, kind: 'lookup', need, list, longest, schema, show: asIs, ...more };
}

export function barangay(label: string, need: Need = 'sometimes'): Field {
  return { ...matching(label, /^\d{10}$/, 'Choose the barangay from the list.', need), kind: 'barangay' };
}

export const email = (label: string, need: Need): Field => ({
  label,
  kind: 'email',
  need,
  longest: 120,
  schema: oneLine
    .transform((typed) => typed.toLowerCase())
    .refine((typed) => typed === '' || (typed.length <= 120 && z.email().safeParse(typed).success), {
      error: 'Enter one address, such as juan.delacruz@example.com.',
    }),
  show: asIs,
});

/** 09XXXXXXXXX or +639XXXXXXXXX, kept as +639XXXXXXXXX. */
export const mobile = (label: string, need: Need): Field => ({
  label,
  kind: 'mobile',
  need,
  hint: '09XXXXXXXXX or +639XXXXXXXXX',
  schema: oneLine
    .transform((typed) => typed.replaceAll(/[\s()-]/g, ''))
    .refine((typed) => typed === '' || /^(09|\+?639)\d{9}$/.test(typed), { error: 'Give a mobile number as 09XXXXXXXXX or +639XXXXXXXXX.' })
    .transform((typed) => (typed === '' ? '' : `+639${typed.slice(-9)}`)),
  show: asIs,
});

export function phone(label: string): Field {
  return matching(label, /^[\d()+ ./-]{5,40}$/, 'Enter area code and number, such as (02) 8123-4567.');
}
