import { Grid, Skeleton, Stack } from '@mantine/core';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { dashboardCards, type DashboardCard } from '@talaan/kernel/web/pages/dashboard-card.ts';
import { useContributed } from '@talaan/kernel/web/module.ts';
import { HomeHead } from '@talaan/kernel/web/pages/home-head.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { Together } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { concerns } from '../rules/concerns.ts';
import { Tiles } from './tiles.tsx';
import { Ways } from './ways.tsx';

/** The home of everyone who is signed in: what is to be done, then the cards that modules contribute, for those whom they concern. */
export function Screen() {
  const today = useToday();
  const { allowed_views: views } = useCurrentUser();
  const cards = useContributed(dashboardCards).filter((card) => concerns(card, views));
  return (
    <Page title={say('Home')} intro={longDate(today)}>
      <Together value>
        <Stack gap="md">
          <Ways />
          <HomeHead />
          <Tiles />
          <Grid gap="md">
            <Grid.Col span={{ base: 12, md: 7 }}>
              <Column cards={cards.filter(({ column }) => column === 'wide')} />
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 5 }}>
              <Column cards={cards.filter(({ column }) => column === 'narrow')} />
            </Grid.Col>
          </Grid>
        </Stack>
      </Together>
    </Page>
  );
}

function Column({ cards }: { cards: readonly DashboardCard[] }) {
  return (
    <Stack gap="md">
      {cards.map(({ name, Card }) => (
        <Card key={name} meanwhile={<Skeleton h={140} aria-busy />} />
      ))}
    </Stack>
  );
}
