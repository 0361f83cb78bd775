/** How long until a day: `3 days left`, `Today`, `2 days late`. */
export function formatDaysLeft(days: number): string {
  if (days === 0) return 'Today';
  const count = Math.abs(days);
  return `${count} ${count === 1 ? 'day' : 'days'} ${days > 0 ? 'left' : 'late'}`;
}
