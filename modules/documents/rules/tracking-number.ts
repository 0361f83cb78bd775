const DIGITS = 6;

/** `C1-HRMO-2026-000123`: campus, office, year, and the number of the document in office and year (A2). */
export function trackingNumber({ campus, office, year, no }: { campus: string; office: string; year: number; no: number }): string {
  return [plain(campus), plain(office), year, String(no).padStart(DIGITS, '0')].join('-');
}

/** The number of a copy: that of its document with -1, -2 (A7.3). */
export function copyNumber(ofDocument: string, childNo: number): string {
  return `${ofDocument}-${childNo}`;
}

/** An acronym as scanners and keyboards write it. */
function plain(acronym: string): string {
  return acronym
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}
