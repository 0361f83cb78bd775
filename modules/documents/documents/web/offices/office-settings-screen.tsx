import { Grid, Skeleton, Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readOfficeSettings } from '../../contract/offices.ts';
import { HoursForm } from './hours-form.tsx';
import { PeopleOfOffice } from './people-of-office.tsx';
import { RoutesOfOffice } from './routes-of-office.tsx';

/** An office in document tracking: its hours, who acts for it, and the usual routes through it. */
export function Screen() {
  const id = Number(useParams().deptID);
  const answer = useCall(readOfficeSettings, { params: { id } });
  const found = answer.data;
  if (answer.isError) return <RecordFailed title="Office settings" list="/dts/incoming" answer={answer} />;
  if (found?.office.id !== id) return <Skeleton h={480} aria-busy />;
  return (
    <Page title={found.office.fullname} intro={`Document tracking settings, ${found.office.campus}`}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 6 }}>
          <RecordPart title="Office hours">
            <HoursForm key={id} found={found} />
          </RecordPart>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 6 }}>
          <Stack gap="md">
            <RecordPart title="Who acts for it">
              <PeopleOfOffice found={found} />
            </RecordPart>
            <RecordPart title="Usual routes through it">
              <RoutesOfOffice routes={found.routes} />
            </RecordPart>
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  );
}
