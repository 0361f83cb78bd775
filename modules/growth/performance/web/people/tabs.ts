/** The parts of the screen of a head. */
export const TABS = { people: 'People', rating: 'Rate', calibration: 'Against the office', cascade: 'Cascade' } as const;
