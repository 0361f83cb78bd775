/** Where vacation is spent (box 6.B of CS Form No. 6). */
export const PLACES = { PHILIPPINES: 'Within the Philippines', ABROAD: 'Abroad' } as const;

export const ILLNESS_PLACES = { IN_HOSPITAL: 'In hospital', OUT_PATIENT: 'Out patient' } as const;

export const STUDY_PURPOSES = { MASTERS: 'Completion of master’s degree', REVIEW: 'BAR/board examination review' } as const;

/** Who may receive days of maternity leave (RA 11210 Sec. 6). */
export const RELATIONS = { FATHER: 'Child’s father', CAREGIVER: 'Alternate caregiver' } as const;
