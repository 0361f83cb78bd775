import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { IDENTITY_NUMBERS, parseIdentityNumber, type IdentityKind } from '@talaan/personnel/rules/identity-numbers.ts';
import type { Bounds, Field, Stored, Typed } from './field.ts';

export type FieldSchema = z.ZodType<Stored, Typed>;

const schemas = new WeakMap<Field, FieldSchema>();

/** From what was typed into a field to what is kept; its message is what the user reads. */
export function schemaOf(field: Field): FieldSchema {
  const schema = schemas.get(field) ?? (makeSchema(field) as unknown as FieldSchema);
  schemas.set(field, schema);
  return schema;
}

function makeSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'barangay':
      return text(field);
    case 'long_text':
      return longText(field);
    case 'lines':
      return lines(field);
    case 'choice':
      return choice(field);
    case 'yes_no':
      return yesNo(field.unanswered ?? null);
    case 'date':
      return date;
    case 'year':
      return year;
    case 'lookup':
      return lookup(field);
    case 'mobile':
      return mobile;
    case 'email':
      return email(field);
    case 'identity_number':
      return identityNumber(field.identity!);
    case 'metres':
    case 'kilograms':
    case 'rating':
    case 'hours':
    case 'money':
      return hundredths(field.bounds!);
  }
}

/** What is typed into a box of text: trimmed, on one line, spaces single. Numbers are taken as their digits. */
const oneLine = z
  .preprocess(
    (typed) => (typed === null || typed === undefined ? '' : typeof typed === 'number' ? String(typed) : typed),
    z.string({ error: 'Type text here.' }),
  )
  .transform((typed) => typed.replaceAll(/\s+/g, ' ').trim());

const tooLong = (longest: number) => `Enter at most ${longest} characters.`;

function text({ longest = Infinity, form }: Field) {
  return oneLine
    .refine((typed) => typed.length <= longest, { error: tooLong(longest) })
    .refine((typed) => typed === '' || !form || form.pattern.test(typed), { error: form?.message });
}

function longText({ longest = Infinity }: Field) {
  return z
    .preprocess((typed) => typed ?? '', z.string({ error: 'Type text here.' }))
    .transform((typed) => typed.trim())
    .refine((typed) => typed.length <= longest, { error: tooLong(longest) });
}

function lines({ longest = Infinity, mostLines = Infinity }: Field) {
  const line = z.string().trim().max(longest, `Enter at most ${longest} characters in a line.`);
  return z
    .preprocess(
      (typed) => (typed === null || typed === '' ? [] : typeof typed === 'string' ? typed.split('\n') : typed),
      z.array(line).max(mostLines, `Enter at most ${mostLines} lines.`),
    )
    .transform((typed) => typed.filter((one) => one !== ''));
}

function choice({ choices = [] }: Field) {
  return oneLine
    .refine((typed) => typed === '' || choices.some(({ value }) => value === typed), { error: 'Choose one of the list.' })
    .transform((typed) => (typed === '' ? null : typed));
}

function yesNo(unanswered: null | false) {
  return z
    .preprocess(
      (typed) => (typed === '' || typed === null ? unanswered : typed),
      z.union([z.boolean(), z.null()], { error: 'Answer yes or no.' }),
    )
    .transform((typed) => (unanswered === false ? (typed ?? false) : typed));
}

const date = oneLine
  .transform((typed) => (typed === '' ? null : typed))
  .refine((typed) => typed === null || (isoDate.safeParse(typed).success && typed >= '1900-01-01' && typed < '2100-01-01'), {
    error: 'Give a date that exists, from 1900.',
  });

const year = oneLine
  .refine((typed) => typed === '' || (/^\d{4}$/.test(typed) && Number(typed) >= 1900 && Number(typed) <= 2100), {
    error: 'Enter a year of four digits, such as 2008.',
  })
  .transform((typed) => (typed === '' ? null : Number(typed)));

function lookup({ longest = Infinity }: Field) {
  return z
    .union([z.number().int().min(1).max(2_147_483_647), z.string(), z.null()], { error: 'Choose one of the list.' })
    .transform((typed) => (typeof typed === 'string' ? typed.replaceAll(/\s+/g, ' ').trim() || null : typed))
    .refine((typed) => typeof typed !== 'string' || typed.length <= longest, { error: tooLong(longest) });
}

const mobile = oneLine
  .transform((typed) => typed.replaceAll(/[\s()-]/g, ''))
  .refine((typed) => typed === '' || /^(09|\+?639)\d{9}$/.test(typed), { error: 'Give a mobile number as 09XXXXXXXXX or +639XXXXXXXXX.' })
  .transform((typed) => (typed === '' ? '' : `+639${typed.slice(-9)}`));

function email({ longest = Infinity }: Field) {
  return oneLine
    .transform((typed) => typed.toLowerCase())
    .refine((typed) => typed === '' || (typed.length <= longest && z.email().safeParse(typed).success), {
      error: 'Enter one address, such as juan.delacruz@example.com.',
    });
}

function identityNumber(kind: IdentityKind) {
  return oneLine
    .refine((typed) => parseIdentityNumber(kind, typed) !== null, { error: IDENTITY_NUMBERS[kind].message })
    .transform((typed) => parseIdentityNumber(kind, typed));
}

function hundredths({ least, most, message, tooLarge = message }: Bounds) {
  return oneLine
    .transform((typed) => typed.replaceAll(',', ''))
    .refine((typed) => typed === '' || /^\d{1,10}(\.\d{1,2})?$/.test(typed), { error: 'Give a number with at most two decimals.' })
    .transform((typed) => (typed === '' ? null : toHundredths(typed)))
    .refine((value) => value === null || value <= most, { error: tooLarge })
    .refine((value) => value === null || value >= least, { error: message });
}

function toHundredths(typed: string): number {
  const [whole, part = ''] = typed.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
