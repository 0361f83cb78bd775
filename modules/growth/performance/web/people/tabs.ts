/** The parts of the screen of a head. */
export const TABS = { people: 'People', calibration: 'Against the office', cascade: 'Cascade' } as const;
