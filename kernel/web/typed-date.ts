/** What somebody types for a date, as YYYY-MM-DD: 2026-11-20, 11-20-2026, 11/20/2026 or 20 Nov 2026. */
export function readTypedDate(text: string): string | null {
  const typed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return existing(iso[1], iso[2], iso[3]);
  const american = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(typed);
  if (american) return existing(american[3], american[1], american[2]);
  const worded = /^(\d{1,2}) ([a-z]{3})[a-z]* (\d{4})$/i.exec(typed);
  if (worded) return existing(worded[3], String(MONTHS.indexOf(worded[2]!.toLowerCase()) + 1), worded[1]);
  return null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function existing(year = '', month = '', day = ''): string | null {
  try {
    return Temporal.PlainDate.from({ year: Number(year), month: Number(month), day: Number(day) }, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}
