import { Suspense } from 'react';
import { Grid, Skeleton, Stack } from '@mantine/core';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/clock.ts';
import { dashboardCards, type DashboardCard } from '@talaan/kernel/web/dashboard-card.ts';
import { useContributed } from '@talaan/kernel/web/module.ts';
import { Page } from '@talaan/kernel/web/page.tsx';

/** The home of everybody who is signed in: the cards that modules contribute, for those whom they concern. */
export function Screen() {
  const views = useCurrentUser().allowed_views;
  const cards = useContributed(dashboardCards).filter(({ groups }) => !groups || groups.some((group) => opens(group, views)));
  return (
    <Page title="Home" intro={longDate(useToday())}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Column cards={cards.filter(({ column }) => column === 'wide')} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Column cards={cards.filter(({ column }) => column === 'narrow')} />
        </Grid.Col>
      </Grid>
    </Page>
  );
}

function Column({ cards }: { cards: readonly DashboardCard[] }) {
  return (
    <Stack gap="md">
      {cards.map(({ name, Card }) => (
        <Suspense key={name} fallback={<Skeleton h={140} aria-busy />}>
          <Card />
        </Suspense>
      ))}
    </Stack>
  );
}
