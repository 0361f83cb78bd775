/** What stands in the place of a number of fewer than five people. */
export const FEWER = 'fewer than 5';

interface Told {
  value: number | null;
  is_small?: boolean | undefined;
  missing?: string | undefined;
  failed: boolean;
}

/** Why a figure has no number; empty where it has one. */
export function formatMissing({ value, is_small: isSmall, missing, failed }: Told): string {
  if (value !== null) return '';
  if (isSmall) return 'Fewer than five people: the number is not shown.';
  if (failed) return 'This figure could not be read just now. The others are as they should be.';
  return missing === undefined ? 'No data.' : `No data. ${missing}`;
}
