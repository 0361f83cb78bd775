import { Button, Card, Skeleton } from '@mantine/core';
import { Link, useParams, useSearchParams } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readLeaveSummary } from '../../contract/summary.ts';
import { SummaryView } from './summary-view.tsx';

/** Who opens the leave record of other people. */
const OF_OTHERS = { access: ['EDATSADMIN', 'EDATSDEPTHEAD'] } as const;

/** The ledger of one type of leave or book of a person; the label in the address is for display alone. */
export function Screen() {
  const { id: asked, type = '', label = '' } = useParams();
  const id = Number(asked);
  const [search] = useSearchParams();
  const present = useToday().slice(0, 4);
  const year = search.get('year') === 'all' ? null : Number(search.get('year')) || Number(present);
  const query = {
    personnel_id: id,
    code: type,
    ...(year !== null && { year }),
    ...(search.get('corrections') === 'true' && { corrections: 'true' }),
  };
  const answer = useCall(readLeaveSummary, { query }, { search: true });
  const summary = answer.data?.summary;
  const { personnel } = useCurrentUser();
  const readsOthers = useMayCall(OF_OTHERS);
  const others = readsOthers && summary ? `/edats/leave/${id}/${type}/${summary.personnel.idno}/leaveRecord` : null;
  const record = personnel?.id === id ? `/account/leave/${id}/${present}/${type}/own` : others;
  const isShown = summary?.personnel.id === id && summary.code === type;
  return (
    <Page
      title={isShown ? summary.name : label || say('Leave summary')}
      intro={isShown && [summary.personnel.fullname, summary.personnel.office].filter(Boolean).join(', ')}
      actions={
        record && (
          <Button component={Link} to={record} variant="default">
            {say('Leave record')}
          </Button>
        )
      }
    >
      {answer.isError ? (
        <Card withBorder>
          <LoadFailed isSilent failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      ) : isShown ? (
        <SummaryView summary={summary} />
      ) : (
        <Skeleton h={420} aria-busy />
      )}
    </Page>
  );
}
