import type { z } from 'zod';
import type { Indicator } from '../../contract/indicators.ts';
import type { ShownForm } from '../../contract/forms.ts';
import type { typedLine } from '../../contract/fields.ts';
import { DIMENSIONS, LEVELS, type Dimension, type Level } from '../../rules/levels.ts';

type Body = z.input<typeof typedLine>;

/** A target as its fields have it: amounts as they are typed, how each dimension is rated as a choice. */
export interface LineValues {
  key: string;
  id: number | null;
  where: string;
  output: string;
  indicator: string;
  measure: Body['measure'];
  target: number | '';
  due_on: string | null;
  rated: Record<Dimension, 'NONE' | 'WORDS' | 'ACHIEVEMENT'>;
  words: Record<Dimension, Record<Level, string>>;
  weight: number | '';
  parent_id: string | null;
  mfo_id: string | null;
  budget: number | '';
  accountable: string;
}

let made = 0;
const key = () => `line-${(made += 1)}`;

const NO_WORDS = () => Object.fromEntries(LEVELS.map((level) => [level, ''])) as Record<Level, string>;
const USUAL: Record<Level, string> = {
  5: 'Without correction, ahead of time',
  4: 'With minor corrections, on time',
  3: 'With some corrections, on time',
  2: 'With major corrections, or late',
  1: 'Not usable, or not done',
};

/** The place of a line as one choice: its part and its function. */
export const placeOf = (part: string, group: string) => `${part}/${group}`;

export function blankLine(form: Pick<ShownForm, 'weights'>): LineValues {
  const part = form.weights[0]!;
  return {
    key: key(),
    id: null,
    where: placeOf(part.code, part.groups[0]!.code),
    output: '',
    indicator: '',
    measure: 'COUNT',
    target: '',
    due_on: null,
    rated: { quality: 'WORDS', efficiency: 'ACHIEVEMENT', timeliness: 'WORDS' },
    words: { quality: { ...USUAL }, efficiency: NO_WORDS(), timeliness: { ...USUAL } },
    weight: '',
    parent_id: null,
    mfo_id: null,
    budget: '',
    accountable: '',
  };
}

/** A line with an indicator of the bank: its words, how it is measured, and of an office its program; what was typed beside them stays. */
export function takeIndicator(line: LineValues, { indicator, measure, mfo_id }: Indicator, isOffice: boolean): LineValues {
  const isNumber = measure === 'COUNT' || measure === 'PERCENT';
  const efficiency = !isNumber && line.rated.efficiency === 'ACHIEVEMENT' ? 'NONE' : line.rated.efficiency;
  return {
    ...line,
    indicator,
    measure,
    target: isNumber ? line.target : '',
    rated: { ...line.rated, efficiency },
    mfo_id: isOffice ? String(mfo_id) : line.mfo_id,
  };
}

export function valuesOf(form: ShownForm): LineValues[] {
  return form.lines.map((line) => ({
    key: key(),
    id: line.id,
    where: placeOf(line.part, line.group),
    output: line.output,
    indicator: line.indicator,
    measure: line.measure,
    target: line.target === null ? '' : line.target / 1000,
    due_on: line.due_on,
    rated: ofDimensions((one) => line.scales[one]?.by ?? 'NONE'),
    words: ofDimensions((one) => {
      const scale = line.scales[one];
      return scale?.by === 'WORDS' ? { ...scale.words } : NO_WORDS();
    }),
    weight: line.weight ?? '',
    parent_id: line.parent_id === null ? null : String(line.parent_id),
    mfo_id: line.mfo_id === null ? null : String(line.mfo_id),
    budget: line.budget === null ? '' : line.budget / 100,
    accountable: line.accountable,
  }));
}

export function bodyOf(values: LineValues): Body {
  const [part, group] = values.where.split('/') as [Body['part'], string];
  const isNumber = values.measure === 'COUNT' || values.measure === 'PERCENT';
  const scales = Object.fromEntries(
    DIMENSIONS.filter((one) => values.rated[one] !== 'NONE').map((one) => [
      one,
      values.rated[one] === 'ACHIEVEMENT' ? { by: 'ACHIEVEMENT' } : { by: 'WORDS', words: values.words[one] },
    ]),
  ) as Body['scales'];
  return {
    id: values.id,
    part,
    group,
    output: values.output,
    indicator: values.indicator,
    measure: values.measure,
    target: isNumber && values.target !== '' ? Math.round(values.target * 1000) : null,
    due_on: values.due_on,
    scales,
    weight: values.weight === '' ? null : values.weight,
    parent_id: values.parent_id === null ? null : Number(values.parent_id),
    mfo_id: values.mfo_id === null ? null : Number(values.mfo_id),
    budget: values.budget === '' ? null : Math.round(values.budget * 100),
    accountable: values.accountable,
  };
}

function ofDimensions<T>(of: (dimension: Dimension) => T): Record<Dimension, T> {
  return { quality: of('quality'), efficiency: of('efficiency'), timeliness: of('timeliness') };
}
