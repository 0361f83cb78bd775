import { Grid, Skeleton, Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { readSettings } from '../../../contract/settings.ts';
import { Accounts } from './accounts.tsx';
import { Funds } from './funds.tsx';
import { SeriesState } from './series-state.tsx';
import { Thresholds } from './thresholds.tsx';

/** What property is kept by: thresholds, accounts, fund clusters, and how far the numbers are. */
export function Screen() {
  const [search] = useSearchParams();
  const answer = useCall(readSettings, { query: { year: Number(search.get('year')) || undefined } });
  const settings = answer.data;
  return (
    <Page title="Property settings" intro="Dated tables: what is added holds from its day on, and papers that were made stay as they are.">
      {settings ? (
        <Grid gap="md">
          <Grid.Col span={{ base: 12, md: 6 }}>
            <Stack gap="md">
              <Thresholds thresholds={settings.thresholds} />
              <SeriesState settings={settings} />
              <Funds funds={settings.funds} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 6 }}>
            <Accounts accounts={settings.accounts} />
          </Grid.Col>
        </Grid>
      ) : answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <Skeleton h={480} aria-busy />
      )}
    </Page>
  );
}
