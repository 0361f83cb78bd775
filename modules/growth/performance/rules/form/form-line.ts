import type { Dimension, Level, Ratings } from '../levels.ts';

/** Of a person, of a division or department, of an office (CSC MC 6 s.2012). */
export const FORMS = ['IPCR', 'DPCR', 'OPCR'] as const;
export type Form = (typeof FORMS)[number];

/** How a target is measured: so many, a part of the whole, by a day, or in words alone. */
export const MEASURES = ['COUNT', 'PERCENT', 'DATE', 'WORDS'] as const;
export type Measure = (typeof MEASURES)[number];

/** How a dimension of a line is rated: by the part of the target that was reached, or by words for each rating. */
export type IndicatorScale = { by: 'ACHIEVEMENT' } | { by: 'WORDS'; words: Readonly<Record<Level, string>> };

/** A line of a form as it is committed: output and success indicator, which is target and measure. */
export interface TargetLine {
  id: number;
  /** Codes of the weights of the form. */
  part: string;
  group: string;
  output: string;
  /** The success indicator in words. */
  indicator: string;
  measure: Measure;
  /** In thousandths: 20 reports are 20000, 95 % is 95000; null of a day or words. */
  target: number | null;
  /** The last day, of a target by a day; null where the end of the period is it. */
  due_on: string | null;
  /** How each dimension that applies is rated; absent where it does not apply. */
  scales: Readonly<Partial<Record<Dimension, IndicatorScale>>>;
  /** Percent of its group; null where the lines of the group count alike. */
  weight: number | null;
  /** The line of the next commitment above that it answers. */
  parent_id: number | null;
  /** The university MFO of a line of an OPCR. */
  mfo_id: number | null;
}

/** What is rated of a line. */
export interface RatedLine extends Pick<TargetLine, 'id' | 'part' | 'group' | 'weight'> {
  ratings: Ratings;
  /** Of its MFO, 1 to 100: counts where lines of an OPCR have no weights of their own; null elsewhere. */
  mfo: { id: number; weight: number } | null;
}
