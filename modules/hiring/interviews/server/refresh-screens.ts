import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { publish } from '@talaan/kernel/server/realtime/publish.ts';
import type { ChannelRule } from '@talaan/kernel/server/realtime/realtime-channels.ts';
import { postReach } from './find-session.ts';

/** Answers of the applicants of a post, for those who reach the post. */
export const answersChannel: ChannelRule = {
  pattern: /^private-interviews-(\d+)$/,
  allows: async ({ db }, actor, match) => {
    const { rows } = await sql`
      select from vacancies.post v join organization.office_view o on o.id = v.office_id where v.id = ${Number(match[1])} and ${postReach(actor)}`.execute(
      db,
    );
    return rows.length > 0;
  },
};

/** Screens with the schedule of a post read it again; what changed is not told on the channel. */
export function refreshScreens(db: Database, postId: number): Promise<void> {
  return publish(db, `private-interviews-${postId}`, 'changed', {});
}
