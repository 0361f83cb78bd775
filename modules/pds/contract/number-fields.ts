import { isoDate } from '@talaan/kernel/contract/dates.ts';
import type { Field, FieldKind, Need, Stored, Typed } from './field.ts';
import { oneLine } from './text-fields.ts';

export function date(label: string, need: Need = 'always', more: Partial<Field> = {}): Field {
  const schema = oneLine
    .transform((typed) => (typed === '' ? null : typed))
    .refine((typed) => typed === null || (isoDate.safeParse(typed).success && typed >= '1900-01-01' && typed < '2100-01-01'), {
      error: 'Give a date that exists, from 1900.',
    }) as unknown as Field['schema'];
  return { label, kind: 'date', need, schema, show: (stored) => stored, ...more };
}

export function year(label: string, need: Need = 'always'): Field {
  const schema = oneLine
    .refine((typed) => typed === '' || (/^\d{4}$/.test(typed) && Number(typed) >= 1900 && Number(typed) <= 2100), {
      error: 'Enter a year of four digits, such as 2008.',
    })
    .transform((typed) => (typed === '' ? null : Number(typed))) as unknown as Field['schema'];
  return { label, kind: 'year', need, schema, show: (stored) => stored };
}

/** A number with at most two decimals, kept in hundredths. `least` and `most` are in hundredths. */
function hundredths(label: string, kind: FieldKind, { least, most, message, tooLarge = message }: Bounds, need: Need): Field {
  const schema = oneLine
    .transform((typed) => typed.replaceAll(',', ''))
    .refine((typed) => typed === '' || /^\d{1,10}(\.\d{1,2})?$/.test(typed), { error: 'Give a number with at most two decimals.' })
    .transform((typed) => (typed === '' ? null : toHundredths(typed)))
    .refine((value) => value === null || value <= most, { error: tooLarge })
    .refine((value) => value === null || value >= least, { error: message }) as unknown as Field['schema'];
  return { label, kind, need, schema, show: showHundredths };
}

interface Bounds {
  least: number;
  most: number;
  message: string;
  tooLarge?: string;
}

function toHundredths(typed: string): number {
  const [whole, part = ''] = typed.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** 165 as `1.65`. */
export function showHundredths(stored: Stored): Typed {
  if (typeof stored !== 'number') return '';
  return `${Math.trunc(stored / 100)}.${String(stored % 100).padStart(2, '0')}`;
}

export const metres = (label: string): Field => ({
  ...hundredths(
    label,
    'metres',
    {
      least: 50,
      most: 250,
      message: 'Enter a height of 0.50 to 2.50 metres.',
      tooLarge: 'Enter the height in metres, 0.50 to 2.50: 165 centimetres are 1.65.',
    },
    'always',
  ),
  hint: 'In metres, such as 1.65',
});
export const kilograms = (label: string): Field => ({
  ...hundredths(label, 'kilograms', { least: 2000, most: 30_000, message: 'Enter a weight of 20 to 300 kilograms.' }, 'always'),
  hint: 'In kilograms',
});
export const rating = (label: string): Field =>
  hundredths(label, 'rating', { least: 0, most: 10_000, message: 'A rating is at most 100.' }, 'never');
export const hours = (label: string, need: Need = 'always'): Field =>
  hundredths(label, 'hours', { least: 1, most: 9_999_999, message: 'Give the number of hours.' }, need);
/** Kept in centavos. */
export const money = (label: string): Field =>
  hundredths(label, 'money', { least: 0, most: 999_999_999_999, message: 'Give an amount in pesos.' }, 'always');
