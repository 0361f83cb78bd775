import { Grid, Stack } from '@mantine/core';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/clock.ts';
import { Page } from '@talaan/kernel/web/page.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { readDashboard } from '../contract.ts';
import { AheadCard } from './ahead-card.tsx';
import { CircularsCard } from './circulars-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { RequestsCard } from './requests-card.tsx';
import { TodayCard } from './today-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { WhoIsInCard } from './who-is-in-card.tsx';
import './dashboard.css';

/** The home of whoever is signed in: each card is there for those whom it concerns. */
export function Screen() {
  const user = useCurrentUser();
  const today = useToday();
  const home = useCall(readDashboard, {});
  const headsUnits = opens('EDATSDEPTHEAD', user.allowed_views);
  return (
    <Page title="Dashboard" intro={longDate(today)}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="md">
            {user.personnel && <TodayCard date={today} personnelId={user.personnel.id} />}
            {headsUnits && <WhoIsInCard date={today} />}
            <CircularsCard />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="md">
            <WaitingCard home={home} />
            <RequestsCard home={home} />
            {opens('DEMOGRAPHIC', user.allowed_views) && <PeopleCard />}
            <AheadCard home={home} today={today} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  );
}
