import { findHeading } from './find-heading.ts';
import { matchColumns, type ImportFields } from './import-fields.ts';

interface Recognized {
  fields: ImportFields<Record<string, unknown>>;
}

/** The sources that know most of the headings of a file, and have a column for whatever they need; none where no source has. */
export function recognizeSource<S extends Recognized>(rows: readonly (readonly string[])[], sources: readonly S[]): S[] {
  const fitting = sources.flatMap((source) => {
    const columns = matchColumns(source.fields, findHeading(rows, (headings) => matchColumns(source.fields, headings))?.headings ?? []);
    const isWhole = Object.entries(source.fields).every(([key, { isRequired }]) => !isRequired || columns[key] !== undefined);
    const known = Object.keys(columns).length;
    return isWhole && known >= 2 ? [{ source, known }] : [];
  });
  const most = Math.max(...fitting.map(({ known }) => known));
  return fitting.filter(({ known }) => known === most).map(({ source }) => source);
}
