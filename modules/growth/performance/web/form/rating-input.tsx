import type { KeyboardEvent } from 'react';
import { Group, TextInput } from '@mantine/core';
import { DIMENSION_LETTERS, DIMENSION_NAMES } from '../../contract/codes.ts';
import { DIMENSIONS, type Dimension } from '../../rules/levels.ts';
import type { IndicatorScale } from '../../rules/form/form-line.ts';

type Typed = Record<Dimension, number | null>;

interface RatingInputsProps {
  /** What is rated, for the name of each field. */
  of: string;
  scales: Partial<Record<Dimension, IndicatorScale | undefined>>;
  value: Typed;
  onChange: (value: Typed) => void;
  errors: Partial<Record<Dimension, React.ReactNode>>;
}

/**
 * A rating from 1 to 5 for each dimension that applies: a digit leads to the next field, the arrows up and down to the same dimension of the next line.
 */
export function RatingInputs({ of, scales, value, onChange, errors }: RatingInputsProps) {
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      {DIMENSIONS.filter((dimension) => scales[dimension]).map((dimension) => (
        <TextInput
          key={dimension}
          w={52}
          label={DIMENSION_LETTERS[dimension]}
          aria-label={`${DIMENSION_NAMES[dimension]}: ${of}`}
          title={wordsOf(dimension, scales[dimension])}
          inputMode="numeric"
          maxLength={1}
          data-rating={dimension}
          value={value[dimension] ?? ''}
          error={errors[dimension]}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => {
            if (isRating(event)) {
              // Also where it is the rating that stands there already, of which the field itself hears no change.
              event.preventDefault();
              onChange({ ...value, [dimension]: Number(event.key) });
              focusBeside(event.currentTarget, 1);
            } else moveBetween(event, dimension);
          }}
          onChange={(event) => {
            const typed = event.currentTarget.value.replaceAll(/\D/g, '');
            onChange({ ...value, [dimension]: typed === '' ? null : Number(typed) });
            if (/^[1-5]$/.test(typed)) focusBeside(event.currentTarget, 1);
          }}
        />
      ))}
    </Group>
  );
}

function isRating({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^[1-5]$/.test(key) && !ctrlKey && !metaKey && !altKey;
}

/** What each rating means, as the indicator says it. */
function wordsOf(dimension: Dimension, scale: IndicatorScale | undefined): string {
  if (!scale) return '';
  if (scale.by === 'ACHIEVEMENT') return `${DIMENSION_NAMES[dimension]}: by the part of the target that was reached`;
  return [5, 4, 3, 2, 1].flatMap((level) => (scale.words[level as 5] === '' ? [] : [`${level}: ${scale.words[level as 5]}`])).join('\n');
}

function fieldsAround(field: Element, dimension?: Dimension): HTMLInputElement[] {
  const form = field.closest('form');
  return [...(form?.querySelectorAll<HTMLInputElement>(dimension ? `[data-rating="${dimension}"]` : '[data-rating]') ?? [])];
}

function focusBeside(field: HTMLInputElement, by: number, dimension?: Dimension): void {
  const all = fieldsAround(field, dimension);
  all[all.indexOf(field) + by]?.focus();
}

function moveBetween(event: KeyboardEvent<HTMLInputElement>, dimension: Dimension): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  focusBeside(event.currentTarget, by, dimension);
}
