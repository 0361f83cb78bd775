export interface Heading {
  /** One heading a column; merged headings above are repeated into it. */
  headings: string[];
  /** How many rows come before the first one below. */
  rows: number;
}

/** Which field is in which column. */
type MatchColumns = (headings: readonly string[]) => Partial<Record<string, number>>;

/** A title, a subtitle and a letterhead may precede the headings. */
const LOOKED_AT = 15;

/** Finds the headings of a spreadsheet: the row, or the two rows of a merged heading, in which we know most columns. */
export function findHeading(rows: readonly (readonly string[])[], match: MatchColumns): Heading | null {
  const top = rows.slice(0, LOOKED_AT);
  const candidates = top.flatMap((row, at) => {
    const above = top[at - 1];
    const alone = { headings: row.map(clean), rows: at + 1 };
    return above ? [alone, { headings: joinRows(above, row), rows: at + 1 }] : [alone];
  });
  const scored = candidates.map((heading) => ({
    heading,
    known: Object.values(match(heading.headings)).filter((at) => at !== undefined).length,
  }));
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (found, one) => (found && found.known >= one.known ? found : one),
    undefined,
  );
  if (best && best.known >= 2) return best.heading;
  // No heading that we know: the first row with several cells, for the user to match by hand.
  return candidates.find(({ headings }) => headings.filter(Boolean).length >= 2) ?? null;
}

/** `Name | | Office` over `Surname | First name | `: the lower cell counts, else the merged one above it. */
function joinRows(above: readonly string[], row: readonly string[]): string[] {
  const width = Math.max(above.length, row.length);
  return Array.from({ length: width }, (_, at) => clean(row[at] ?? '') || clean(above[at] ?? ''));
}

function clean(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}
