/**
 * A chunk that computes holds this until its commit, and days are locked only where no chunk does: a lock never comes between the taking of a day and
 * its result. It is the first lock of a chunk, so that one who waits for it holds nothing that others wait for.
 */
export const COMPUTE_UNLOCKED = "select pg_advisory_xact_lock_shared(hashtext('attendance.locked_days'))";
/** Taken by one who locks days. */
export const LOCK_COMPUTED = "select pg_advisory_xact_lock(hashtext('attendance.locked_days'))";
