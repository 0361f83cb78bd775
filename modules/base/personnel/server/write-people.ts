/**
 * Said at the start of a transaction that computes or writes for many people: until its end nobody is removed. The
 * removal waits for all of them and holds off new ones, so that neither waits for the other for ever.
 */
export const KEEP_PEOPLE = "select pg_advisory_xact_lock_shared(hashtext('personnel.people'))";

/** Said before people are removed. */
export const REMOVE_PEOPLE = "select pg_advisory_xact_lock(hashtext('personnel.people'))";
