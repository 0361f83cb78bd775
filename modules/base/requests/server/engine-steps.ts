/** Steps that every kind has, with their words. They change no state. */
export const ENGINE_STEPS: Readonly<Record<string, string>> = {
  file: 'Filed',
  pause: 'Deadline paused',
  resume: 'Deadline resumed',
  reroute: 'Route found anew',
  escalate: 'Opened to the next higher head',
  move_due_day: 'Due day moved',
  note_merge: 'Records merged',
};
