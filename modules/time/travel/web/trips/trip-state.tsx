import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { TripRow } from '../../contract/trips.ts';
import { travelFlow } from '../../workflow.ts';

/** The state of a trip; a certificate that is missing is told with it. */
export function TripState({ trip }: { trip: Pick<TripRow, 'state' | 'lacks_certificate'> }) {
  if (trip.lacks_certificate) return <StatusBadge tone="warning">{say('No certificate')}</StatusBadge>;
  if (trip.state === 'APPROVED') return <StatusBadge tone="good">{travelFlow.words.APPROVED}</StatusBadge>;
  return <RequestState state={trip.state} words={travelFlow.words[trip.state]} isClosed={travelFlow.ends.includes(trip.state)} />;
}
