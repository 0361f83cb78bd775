import type { z } from 'zod';
import { FIGURE_PARTS } from '../../contract/figure-fields.ts';
import type { addFigure, FigureRow } from '../../contract/figures.ts';
import type { FigureKind } from '../../rules/figures/rates.ts';
import { codesOf, keptNumber, rowsOf, typedNumber } from './figure-words.ts';

export type TypedRow = Record<string, string | number>;
export type TypedPart = string | number | string[] | TypedRow[];

/** What a form of a figure holds while it is typed. */
export interface FigureValues {
  effective_on: string | null;
  source: string;
  content: Record<string, TypedPart>;
}

/** A form begins with what applies now, of which a circular changes a part. */
export function startFrom(kind: FigureKind, figure: FigureRow | undefined): FigureValues {
  const content: FigureValues['content'] = {};
  for (const part of FIGURE_PARTS[kind]) {
    const value = figure?.content[part.name];
    if (part.as === 'number') content[part.name] = typeof value === 'number' ? typedNumber(value, part.unit) : '';
    else if (part.as === 'choice') content[part.name] = typeof value === 'string' ? value : Object.keys(part.choices)[0]!;
    else if (part.as === 'several') content[part.name] = [...codesOf(value)];
    else
      content[part.name] = rowsOf(value).map((row) => ({
        ...(part.codes ? { code: String(row.code) } : {}),
        ...Object.fromEntries(part.columns.map(({ name, unit }) => [name, typedNumber(row[name] as number | null, unit)])),
      }));
  }
  return { effective_on: null, source: '', content };
}

/** What is sent; a number that is missing is none, so that it is refused on its field. */
export function bodyOf(
  kind: FigureKind,
  { effective_on: from, source, content: typed }: FigureValues,
): z.input<(typeof addFigure)['body']> {
  const content: Record<string, unknown> = {};
  for (const part of FIGURE_PARTS[kind]) {
    const value = typed[part.name];
    if (part.as === 'number') content[part.name] = keptNumber(value as string | number, part.unit);
    else if (part.as === 'rows')
      content[part.name] = (value as TypedRow[]).map((row) => ({
        ...(part.codes ? { code: row.code } : {}),
        ...Object.fromEntries(part.columns.map(({ name, unit }) => [name, keptNumber(row[name] ?? '', unit)])),
      }));
    else content[part.name] = value;
  }
  return { kind, effective_on: from ?? '', source, content };
}
