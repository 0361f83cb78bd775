/** Standings in which a person is away from all work: study leave, sabbatical, leave without pay, suspension and absence without leave. */
export const AWAY_WHOLLY: readonly string[] = ['STUDY', 'SABB', 'LWOP', 'SUSP', 'AWOL'];
