import { useState } from 'react';
import { Skeleton } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { listItems } from '../../../contract/items.ts';
import { IssuedDialog } from './issued-dialog.tsx';
import { IssueForm } from './issue-form.tsx';
import { pick } from './item-field.tsx';

/** What a person may get at once. */
const MOST = 500;

/** Items are issued: person, items, date; then the papers are there to be printed. The address may name items, or a delivery. */
export function Screen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get('items');
  const delivery = Number(search.get('delivery')) || undefined;
  const ids = asked?.split(',').map(Number).filter(Boolean).slice(0, MOST);
  const isNamed = delivery !== undefined || (ids !== undefined && ids.length > 0);
  const answer = useCall(listItems, { query: { ids, delivery, state: 'IN_STOCK', per_page: MOST } }, { enabled: isNamed });
  const [issued, setIssued] = useState<{ id: number }[]>();
  const [round, setRound] = useState(0);
  const named = answer.isPlaceholderData ? undefined : answer.data?.items;
  return (
    <Page title="Issue property" intro="The rule decides which papers follow: receipts (PAR) from the threshold on, slips (ICS) below it.">
      {isNamed && answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : isNamed && !named ? (
        <Skeleton h={320} aria-busy />
      ) : (
        <IssueForm
          key={`${search} ${round}`}
          items={round === 0 ? (named ?? []).map(pick) : []}
          draft={`property-issue:${asked ?? delivery ?? ''}`}
          onIssued={setIssued}
          onCancel={() => void navigate('/property/items')}
        />
      )}
      {issued && (
        <IssuedDialog
          papers={issued}
          onClose={() => {
            setIssued(undefined);
            setRound((before) => before + 1);
          }}
        />
      )}
    </Page>
  );
}
