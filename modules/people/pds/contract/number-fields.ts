import type { Bounds, Field, FieldKind, Need, Stored, Typed } from './field.ts';

export function date(label: string, need: Need = 'always', more: Partial<Field> = {}): Field {
  return { label, kind: 'date', need, show: (stored) => stored, ...more };
}

export function year(label: string, need: Need = 'always'): Field {
  return { label, kind: 'year', need, show: (stored) => stored };
}

/** A number with at most two decimals, kept in hundredths. */
function hundredths(label: string, kind: FieldKind, bounds: Bounds, need: Need): Field {
  return { label, kind, need, bounds, show: showHundredths };
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
