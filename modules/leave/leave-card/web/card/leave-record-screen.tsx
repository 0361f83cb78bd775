import { Button, Card, Skeleton } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listCreditCertificates } from '@talaan/leave-credits/contract/credit-certificates.ts';
import { CertificatesOfPerson } from '@talaan/leave-credits/web/credit-certificates/certificates-of-person.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { readBalances } from '../../contract/balances.ts';
import { printCard, readCard } from '../../contract/card.ts';
import { CardView } from './card-view.tsx';
import { PrintCardButton } from './print-card-button.tsx';

/** The leave card of a person, for HR and the head of their office. */
export function Screen() {
  const { id: asked, type = 'VL' } = useParams();
  const id = Number(asked);
  const { search, change } = useAddress();
  const present = Number(useToday().slice(0, 4));
  const year = search.get('year') === 'all' ? null : Number(search.get('year')) || present;
  const query = { ...(year !== null && { year }), ...(search.get('corrections') === 'true' && { corrections: 'true' }) };
  const answer = useCall(readCard, { params: { id }, query }, { search: true });
  const card = answer.data?.card;
  const turn = (to: number | null) => change({ year: to ?? 'all' }, { replace: true });
  return (
    <Page
      title={card ? say('Leave record of {fullname}', { fullname: card.personnel.fullname }) : say('Leave record')}
      intro={card && say('Employee no. {idno}. Each row opens into what made it.', { idno: card.personnel.idno })}
      actions={
        card && (
          <>
            <ForCallers of={readBalances}>
              <Button component={Link} to={`/edats/leave/${id}/${type}/balance`} variant="default">
                {say('Leave balance')}
              </Button>
            </ForCallers>
            <ForCallers of={printCard}>
              <PrintCardButton
                idno={card.personnel.idno}
                year={year}
                fetchPdf={() => fetchFile(printCard, { params: { id }, query: year === null ? {} : { year } })}
              />
            </ForCallers>
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
          <CardView card={card} onYear={turn} />
          <ForCallers of={listCreditCertificates}>
            <CertificatesOfPerson personnelId={id} />
          </ForCallers>
        </>
      ) : (
        <Skeleton h={480} aria-busy />
      )}
    </Page>
  );
}
