import type { NoticeState } from '../contract/notices.ts';

/**
 * What an edition of the privacy notice is on a day: of those published with a day that has come, the latest is in force. Days as
 * YYYY-MM-DD; `effective` is null of a draft, `inForce` the day of the edition in force, null where there is none.
 */
export function noticeState(effective: string | null, inForce: string | null, today: string): NoticeState {
  if (effective === null) return 'draft';
  if (effective > today) return 'to_come';
  return effective === inForce ? 'in_force' : 'earlier';
}

/** The day of the edition in force, of the days of all published ones. */
export function dayInForce(effective: readonly string[], today: string): string | null {
  return effective.filter((day) => day <= today).reduce<string | null>((last, day) => (last === null || day > last ? day : last), null);
}

export const NOTICE_STATE_WORDS: Readonly<Record<NoticeState, string>> = {
  draft: 'Draft',
  to_come: 'To come',
  in_force: 'In force',
  earlier: 'Earlier',
};
