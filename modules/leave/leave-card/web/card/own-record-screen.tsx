import { Button, Card, Skeleton } from '@mantine/core';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { MyCertificates } from '@talaan/leave-credits/web/credit-certificates/my-certificates.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { printMyCard, readCard, readMyCard } from '../../contract/card.ts';
import { CardView } from './card-view.tsx';
import { PrintCardButton } from './print-card-button.tsx';

/** One's own leave card, of the year in the address; that of another person is for those whose roles reach them. */
export function Screen() {
  const { personnel_id, year: asked, type_id, role } = useParams();
  const { personnel } = useCurrentUser();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = Number(personnel_id);
  const isOwn = personnel?.id === id;
  const year = Number(asked) || null;
  const query = { ...(year !== null && { year }), ...(search.get('corrections') === 'true' && { corrections: 'true' }) };
  const own = useCall(readMyCard, { query }, { enabled: isOwn, search: true });
  const other = useCall(readCard, { params: { id }, query }, { enabled: !isOwn, search: true });
  const answer = isOwn ? own : other;
  const card = answer.data?.card;
  return (
    <Page
      title={say('Leave record')}
      intro={card && say('{whose}. Each row opens into what made it.', { whose: isOwn ? say('Your leave card') : card.personnel.fullname })}
      actions={
        isOwn &&
        card && (
          <>
            <Button component={Link} to="/account/leave-Application" variant="default">
              {say('Leave application')}
            </Button>
            <PrintCardButton
              idno={card.personnel.idno}
              year={year}
              fetchPdf={() => fetchFile(printMyCard, { query: year === null ? {} : { year } })}
            />
          </>
        )
      }
    >
      {answer.isError ? (
        <Card withBorder>
          <LoadFailed isSilent failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      ) : card && card.personnel.id === id ? (
        <>
          <CardView
            card={card}
            onYear={(to) => void navigate(`/account/leave/${personnel_id}/${to ?? 'all'}/${type_id}/${role}`, { replace: true })}
          />
          {isOwn && <MyCertificates />}
        </>
      ) : (
        <Skeleton h={480} aria-busy />
      )}
    </Page>
  );
}
