import { CsvError, parse } from 'csv-parse/sync';
import { guessDelimiter } from './decode-text.ts';

/** The rows of a CSV with the separator that it uses. `strayQuotes`: the rows, from 1, whose quotation marks are read as text. */
export function parseCsv(text: string, mostRows: number): { rows: string[][]; strayQuotes: number[] } {
  const options = {
    delimiter: guessDelimiter(text),
    bom: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    to: mostRows + 1,
  };
  try {
    return { rows: parse(text, options), strayQuotes: [] };
  } catch (error) {
    if (!(error instanceof CsvError) || !STRAY.has(error.code)) throw error;
    return parseByLine(
      text
        .trimEnd()
        .split(/\r\n|\n|\r/)
        .slice(0, mostRows + 1),
      options,
    );
  }
}

const STRAY = new Set(['CSV_QUOTE_NOT_CLOSED', 'INVALID_OPENING_QUOTE', 'CSV_INVALID_CLOSING_QUOTE']);

/** One stray quotation mark would swallow what follows it, so each line is read alone. */
function parseByLine(lines: readonly string[], options: object): { rows: string[][]; strayQuotes: number[] } {
  const strayQuotes: number[] = [];
  const rows: string[][] = [];
  for (const line of lines) {
    // An empty line counts, so that rows keep their numbers.
    if (line === '') {
      rows.push(['']);
      continue;
    }
    try {
      rows.push(...parse(line, options));
    } catch {
      rows.push(...parse(line, { ...options, quote: null }));
      strayQuotes.push(rows.length);
    }
  }
  return { rows, strayQuotes };
}
