import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { TestApp } from './app.ts';

/** Sets the clock of a started product to a date and time of the university; those who are signed in stay so. */
export async function moveClock({ server }: Pick<TestApp, 'server'>, local: string): Promise<void> {
  const moment = Temporal.PlainDateTime.from(local).toZonedDateTime(ZONE);
  await server.pool.query('update identity.session set created_at = $1, last_seen_at = $1', [moment.toInstant().toString()]);
  Object.assign(server.clock, { now: () => moment.toInstant(), today: () => moment.toPlainDate().toString() });
}
