import { PgBoss } from 'pg-boss';

/** Without a sign of life for this long a job counts as orphaned and is run again. */
const HEARTBEAT_SECONDS = 10;
export const TRIES_AGAIN = 3;
/** Where pg-boss puts a job after its last try, also when the process died with it each time. */
export const GIVEN_UP = 'given-up';
export const QUEUE = {
  notify: true,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 3600,
  retryLimit: TRIES_AGAIN,
  deadLetter: GIVEN_UP,
};

/** Makes the tables of the queue, or brings those of an earlier pg-boss up, as their owner: the server only works with them. */
export async function bringUpQueue(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, application_name: 'talaan schema', max: 1, supervise: false, schedule: false });
  const failed = new Promise<never>((_, reject) => boss.on('error', reject));
  try {
    await Promise.race([boss.start(), failed]);
  } finally {
    await boss.stop({ graceful: false });
  }
}
