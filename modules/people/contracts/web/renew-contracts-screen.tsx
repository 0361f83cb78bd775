import { useState } from 'react';
import { Alert, Button, Card, Group, NumberInput, Skeleton, Stack } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { listContracts, previewRenewals, renewContracts } from '../contract.ts';
import { checkPeriod, MOST_PREMIUM, nextPeriod } from '../rules/contract-terms.ts';
import { RenewalTable } from './renewal-table.tsx';

/** Renews several contracts for one period: what comes of each, before anything is written. */
export function Screen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const ids = (search.get('ids') ?? '').split(',').map(Number).filter(Boolean);
  const [period, setPeriod] = useState(() => nextPeriod(`${today().year}-${today().month <= 6 ? '06-30' : '12-31'}`));
  const [premium, setPremium] = useState<number | string>('');
  const order = { ids, ...period, premium: premium === '' ? null : Number(premium) };
  const wrong = period.from && period.to ? checkPeriod(period) : 'Enter both days.';
  const preview = useCall(previewRenewals, { body: order }, { enabled: ids.length > 0 && wrong === null });
  const renew = useSend(renewContracts, {
    alsoRefresh: [listContracts],
    onDone: ({ message }) => {
      showSuccess(message);
      void navigate('/joborders/list?state=DRAFT');
    },
  });
  const possible = preview.data?.renewals.flatMap(({ id, hindrance }) => (hindrance === null ? [id] : [])) ?? [];
  const draft = () => renew.mutate({ body: { ...order, ids: possible } }, { onError: () => void preview.refetch() });
  if (ids.length === 0) {
    return (
      <Page title="Renew contracts">
        <Card withBorder>
          <NothingHere title="No contract was chosen" description="Check the contracts to renew in the list of job orders." />
        </Card>
      </Page>
    );
  }
  return (
    <Page
      title="Renew contracts"
      intro="Each becomes a new draft with the same terms, and then needs funds and a signature like any other."
    >
      <Stack gap="md">
        <Group align="flex-start" gap="md">
          <DateField label="First day" required value={period.from} onChange={(from) => setPeriod({ ...period, from: from ?? '' })} />
          <DateField label="Last day" required value={period.to} error={wrong} onChange={(to) => setPeriod({ ...period, to: to ?? '' })} />
          <NumberInput
            label="Premium in percent"
            placeholder="As before"
            min={0}
            max={MOST_PREMIUM}
            allowDecimal={false}
            value={premium}
            onChange={setPremium}
          />
        </Group>
        {preview.isError && <Alert color="red" title={preview.error.message} />}
        {preview.isLoading && <Skeleton h={200} aria-busy />}
        {preview.data && <RenewalTable renewals={preview.data.renewals} />}
        <Group>
          <Button disabled={possible.length === 0 || wrong !== null} loading={renew.isPending} onClick={draft}>
            Draft {possible.length} {possible.length === 1 ? 'renewal' : 'renewals'}
          </Button>
          <Button variant="default" onClick={() => void navigate('/joborders/list')}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </Page>
  );
}
