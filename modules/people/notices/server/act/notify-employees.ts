import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { KIND_WORDS } from '../../rules/format-notice.ts';
import type { NoticeTerms } from './read-terms.ts';

/** A notification, and mail to those who want it: after the commit, or never. */
export async function notifyEmployees({ db, now }: Pick<Call, 'db' | 'now'>, notices: readonly NoticeTerms[]): Promise<void> {
  for (const [said, ones] of Map.groupBy(notices, (one) => `${KIND_WORDS[one.kind]}|${one.effective_on}`)) {
    const [words, effectiveOn] = said.split('|') as [string, string];
    await notifyPeople(
      db,
      now,
      ones.map((one) => one.personnel_id),
      {
        title: `${words} released`,
        description: `Your ${words} effective ${longDate(effectiveOn)} is released. See and save it under My notices.`,
        link: '/account/notices',
      },
    );
  }
}
