/** Hours of an office that has set none, in minutes of the day: 08:00–12:00, 13:00–17:00 (domain page, A7.1). */
export const usualHours = { am_from: 480, am_to: 720, pm_from: 780, pm_to: 1020 } as const;
