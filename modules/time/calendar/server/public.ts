export { calendarChanged, type ChangedDay } from './calendar-changed.ts';
export { effectsOnDays, type EffectsOnDays } from './effects-on-days.ts';
export { loadHolidays, suspensionOf, suspensionsWithin, type CalendarEvent, type SuspensionOfDay } from './read-events.ts';
export { requireCampus } from './require-campus.ts';
