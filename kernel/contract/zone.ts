/** The time zone of all campuses, the one of the Philippines. In SQL `kernel.date_of`, `kernel.clock_of` and `kernel.instant_of` know it. */
export const ZONE = 'Asia/Manila';
