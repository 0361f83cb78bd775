/** A credit for eight hours of ordered work (domain/attendance.md, 9.6), in thousandths. */
export function creditsForMinutes(minutes: number): number {
  return Math.floor((minutes * 1000 * 2 + 480) / 960);
}

/** What of a grant is within the limit of the year, and what is lost. */
export function grantWithinYear(earned: number, { inYear, most }: { inYear: number; most: number }): { granted: number; lost: number } {
  const granted = Math.min(earned, Math.max(0, most - inYear));
  return { granted, lost: earned - granted };
}

/**
 * Service credits of a teacher who becomes non-teaching or separates: credits × 30 ÷ 69, half of it vacation and half sick leave (DECS Order
 * 77 s.1987, MC 9 s.1988). Each half is rounded half up at the third decimal.
 */
export function convertServiceCredits(thousandths: number): { vl: number; sl: number } {
  const half = Math.floor((thousandths * 15 * 2 + 69) / (69 * 2));
  return { vl: half, sl: half };
}
