const WORK_DAYS = 5;

/** Monday to Friday of the week of a day; from Saturday on, of the week that comes. */
export function weekOfWork(day: string): string[] {
  const date = Temporal.PlainDate.from(day);
  const monday = date.dayOfWeek > WORK_DAYS ? date.add({ days: 8 - date.dayOfWeek }) : date.subtract({ days: date.dayOfWeek - 1 });
  return Array.from({ length: WORK_DAYS }, (_, days) => monday.add({ days }).toString());
}
