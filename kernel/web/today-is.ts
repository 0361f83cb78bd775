/** What marks a day of a calendar as today, which Mantine has by the clock of the device. */
export function todayIs(date: string, today: string): { 'data-today': true | undefined } {
  return { 'data-today': date === today || undefined };
}
