import { say } from '@talaan/kernel/contract/say.ts';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import type { NoticeState as State } from '../../contract/notices.ts';
import { NOTICE_STATE_WORDS } from '../../rules/notice-state.ts';

const TONES: Readonly<Record<State, Tone>> = { draft: 'neutral', to_come: 'waiting', in_force: 'good', earlier: 'past' };

export function NoticeState({ state }: { state: State }) {
  return <StatusBadge tone={TONES[state]}>{say(NOTICE_STATE_WORDS[state])}</StatusBadge>;
}
