/** A session of a programme, in minutes. */
export interface Session {
  id: number;
  minutes: number;
}

export interface Attended {
  minutes: number;
  of: number;
  /** For the data sheet, in hundredths of an hour. */
  hours: number;
  is_completed: boolean;
}

/** What of a programme a person attended: each session once, however often it was scanned, and none of another programme. */
export function attendedOf(sessions: readonly Session[], scanned: readonly number[], fromPercent: number): Attended {
  const of = sessions.reduce((sum, { minutes }) => sum + minutes, 0);
  const minutes = sessions.reduce((sum, session) => (scanned.includes(session.id) ? sum + session.minutes : sum), 0);
  return { minutes, of, hours: Math.floor((minutes * 200 + 60) / 120), is_completed: of > 0 && minutes * 100 >= of * fromPercent };
}
