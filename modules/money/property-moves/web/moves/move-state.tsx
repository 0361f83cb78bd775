import { say } from '@talaan/kernel/contract/say.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import type { MoveRow } from '../../contract/moves.ts';
import { FLOWS, wordsOf, type MoveKind } from '../../workflow.ts';

/** In a row there is no room for all of it. */
const SHORT: Readonly<Record<MoveKind, Readonly<Record<string, string>>>> = {
  transfer: { ASKED: 'With the holder', RELEASED: 'For the report', RECEIVING: 'With the receiver' },
  return: { ASKED: 'For inspection' },
  loss: {},
};

/** The state of a move in a list, in its own words. */
export function MoveState({ move: { kind, state } }: { move: Pick<MoveRow, 'kind' | 'state'> }) {
  if (state === null) return <StatusBadge tone="past">{say('Other agency')}</StatusBadge>;
  const isClosed = (FLOWS[kind].ends as readonly string[]).includes(state);
  if (kind === 'loss' && state === 'REPORTED') return <StatusBadge tone="warning">{wordsOf(kind, state)}</StatusBadge>;
  const words = SHORT[kind][state] ?? wordsOf(kind, state);
  return <RequestState state={state} words={words} isClosed={isClosed} />;
}

/** What is left of the thirty days of a loss that was not submitted. */
export function daysLeftOf({ days_left: days }: Pick<MoveRow, 'days_left'>): string {
  if (days === null) return '';
  return days < 0 ? say('{days} late', { days: count(-days, 'day') }) : count(days, 'day');
}
