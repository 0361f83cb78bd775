import { readFileSync } from 'node:fs';

/** Rows of a CSV file by the names in its first line; fields may be quoted, but hold no line breaks. */
export function readCsv(path: string): Record<string, string>[] {
  const [first = '', ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/);
  const names = readFields(first);
  return lines.map((line) => Object.fromEntries(readFields(line).map((field, at) => [names[at] ?? String(at), field])));
}

function readFields(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
