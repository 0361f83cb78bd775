import { useState } from 'react';
import { Button, Card, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { changeAuthorities, changeClock, readRequestSettings, type RequestSettings } from '../../contract/settings.ts';
import { AuthoritiesDialog } from './authorities-dialog.tsx';
import { ClockDialog } from './clock-dialog.tsx';
import { formatGives, formatLimits, formatRole } from './format-rule.ts';
import { HeadsDialog } from './heads-dialog.tsx';
import { splitPeriods } from './split-periods.ts';

type Authority = RequestSettings['authorities'][number];
type Opened = { heads: true } | { clock: RequestSettings['clocks'][number] } | { authority: Authority };

/** Who decides requests and how long it may take, as HR sets it from a day on. */
export function Screen() {
  const settings = useCall(readRequestSettings, {});
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { data } = settings;
  return (
    <Page title="Approval rules" intro="A change applies from its date on. Open requests keep their route and their deadline.">
      {settings.isError && !data && <LoadFailed failure={settings.error} onRetry={() => void settings.refetch()} />}
      {!data && !settings.isError && <Skeleton h={320} aria-busy />}
      {data && (
        <Stack gap="md">
          <Heads heads={data.heads} onChange={() => setOpened({ heads: true })} />
          <Clocks clocks={data.clocks} onChange={(clock) => setOpened({ clock })} />
          <Authorities authorities={data.authorities} onChange={(authority) => setOpened({ authority })} />
          {opened && 'heads' in opened && <HeadsDialog heads={data.heads} onClose={close} />}
        </Stack>
      )}
      {opened && 'clock' in opened && <ClockDialog clock={opened.clock} onClose={close} />}
      {opened && 'authority' in opened && <AuthoritiesDialog authority={opened.authority} onClose={close} />}
    </Page>
  );
}

function Heads({ heads, onChange }: { heads: RequestSettings['heads']; onChange: () => void }) {
  const { current, coming } = splitPeriods(heads, useToday());
  const describe = ({ head_decides_beside_officer, absence_climbs }: RequestSettings['heads'][number]) => [
    head_decides_beside_officer
      ? 'While an officer in charge is assigned, the head decides too.'
      : 'While an officer in charge is assigned, the head does not decide.',
    absence_climbs
      ? 'While a head is away without an officer in charge, the next higher head decides.'
      : 'While a head is away without an officer in charge, requests wait.',
  ];
  return (
    <Section title="Heads and officers in charge" onChange={onChange}>
      {current && describe(current).map((line) => <Text key={line}>{line}</Text>)}
      {coming.map((one) => (
        <Text key={one.from} c="dimmed" size="sm">
          From {longDate(one.from!)}: {describe(one).join(' ')}
        </Text>
      ))}
    </Section>
  );
}

function Clocks({ clocks, onChange }: { clocks: RequestSettings['clocks']; onChange: (clock: RequestSettings['clocks'][number]) => void }) {
  const today = useToday();
  return (
    <Section title="Working days to decide">
      <Table>
        <Table.Tbody>
          {clocks.map((clock) => {
            const { current, coming } = splitPeriods(clock.periods, today);
            return (
              <Table.Tr key={clock.kind}>
                <Table.Td>{clock.title}</Table.Td>
                <Table.Td>
                  {[
                    current && countDays(current.days),
                    ...coming.map(({ from, days }) => `from ${longDate(from!)}: ${countDays(days)}`),
                  ].join('; ')}
                </Table.Td>
                <Table.Td ta="right">
                  <ForCallers of={changeClock}>
                    <Button
                      variant="default"
                      size="compact-sm"
                      aria-label={`Change the days of ${clock.title}`}
                      onClick={() => onChange(clock)}
                    >
                      Change
                    </Button>
                  </ForCallers>
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Section>
  );
}

function countDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

function Authorities({ authorities, onChange }: { authorities: readonly Authority[]; onChange: (authority: Authority) => void }) {
  if (authorities.length === 0)
    return (
      <Section title="Authorities">
        <Text c="dimmed">No kind of request asks for an authority by days, amount or rank yet.</Text>
      </Section>
    );
  return authorities.map((authority) => (
    <Section
      key={`${authority.kind} ${authority.role}`}
      title={`${authority.title}: ${formatRole(authority.role)}`}
      onChange={() => onChange(authority)}
    >
      <Periods authority={authority} />
    </Section>
  ));
}

function Periods({ authority: { periods } }: { authority: Authority }) {
  const { current, coming } = splitPeriods(periods, useToday());
  if (!current && coming.length === 0) return <Text c="dimmed">No rule yet: those who answer for the kind decide.</Text>;
  return [...(current ? [current] : []), ...coming].map((period) => (
    <Stack key={period.from} gap={4}>
      {period !== current && <Text size="sm">From {longDate(period.from!)}:</Text>}
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Applies to</Table.Th>
            <Table.Th>Decided by</Table.Th>
            <Table.Th>Shown as</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {period.rules.map((rule) => (
            <Table.Tr key={rule.because}>
              <Table.Td>{formatLimits(rule)}</Table.Td>
              <Table.Td>{formatGives(rule)}</Table.Td>
              <Table.Td>{rule.because}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  ));
}

function Section({ title, onChange, children }: { title: string; onChange?: () => void; children: React.ReactNode }) {
  return (
    <Card withBorder component="section" aria-label={title}>
      <Group justify="space-between" mb="xs">
        <Title order={2}>{title}</Title>
        {onChange && (
          <ForCallers of={changeAuthorities}>
            <Button variant="default" size="compact-sm" aria-label={`Change ${title}`} onClick={onChange}>
              Change
            </Button>
          </ForCallers>
        )}
      </Group>
      <Stack gap="xs">{children}</Stack>
    </Card>
  );
}
