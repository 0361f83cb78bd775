export const DIGITS = 6;
export const OUTGOING_DIGITS = 4;

/** `C1-HRMO-2026-000123`: campus, office, year, and the number of the document in office and year (A2). */
export function trackingNumber({ campus, office, year, no }: { campus: string; office: string; year: number; no: number }): string {
  return [plain(campus), plain(office), year, String(no).padStart(DIGITS, '0')].join('-');
}

/** The number of a copy: that of its document with -1, -2 (A7.3). */
export function copyNumber(ofDocument: string, childNo: number): string {
  return `${ofDocument}-${childNo}`;
}

/** `C1-RMO-OUT-2026-0001`: campus and office that sends the paper out, year, and its number among those that the office sent out in it. */
export function outgoingNumber({ campus, office, year, no }: { campus: string; office: string; year: number; no: number }): string {
  return [plain(campus), plain(office), 'OUT', year, String(no).padStart(OUTGOING_DIGITS, '0')].join('-');
}

/** An acronym as scanners and keyboards write it. */
function plain(acronym: string): string {
  return acronym
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}
