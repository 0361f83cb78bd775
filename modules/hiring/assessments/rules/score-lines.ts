export interface ScoreLine {
  reference: string;
  /** Hundredths of a percent. */
  percent: number;
}

/** Lines of a reference and a percent, as they come from a spreadsheet; the fault names the first line that cannot be read. */
export function readScoreLines(text: string): { lines: ScoreLine[]; fault: string | null } {
  const lines: ScoreLine[] = [];
  for (const [at, typed] of text.split(/\r?\n/).entries()) {
    const line = typed.trim();
    if (line === '') continue;
    const parts = /^(\S+)[\s,;]+(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(line);
    const percent = parts ? Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0')) : Number.NaN;
    if (!parts || percent > 10_000)
      return { lines: [], fault: `Line ${at + 1} is not a reference and a percent, such as APP-2026-00012 84.5: ${line.slice(0, 60)}` };
    if (lines.some(({ reference }) => reference === parts[1]))
      return { lines: [], fault: `Line ${at + 1} names ${parts[1]} a second time.` };
    lines.push({ reference: parts[1]!, percent });
  }
  return { lines, fault: lines.length === 0 ? 'Paste the scores.' : null };
}
