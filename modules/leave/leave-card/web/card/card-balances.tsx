import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { LeaveCard } from '../../contract/card.ts';
import { formatWithUnit } from '../ledger/format-change.ts';
import { summaryLink } from './summary-link.ts';

/** Vacation and sick leave of today, and the rights of the year, each leading to its summary. */
export function CardBalances({ card: { personnel, now, rights, earns } }: { card: LeaveCard }) {
  const ofCard = [
    { code: 'VL', name: 'Vacation leave', balance: now.vl, held: now.vl_held, expires_on: null },
    { code: 'SL', name: 'Sick leave', balance: now.sl, held: now.sl_held, expires_on: null },
  ].filter(({ balance, held }) => earns === 'REGULAR' || balance !== 0 || held !== 0);
  const shown = [...ofCard, ...rights.filter(({ balance, held }) => balance !== 0 || held !== 0)];
  return (
    <Card withBorder component="section" aria-label={say('Balances of today')}>
      <Title order={2} size="h4" mb="xs">
        {say('Balances of today')}
      </Title>
      {shown.length === 0 && <Text size="sm">{say('No credits.')}</Text>}
      <Stack gap={6}>
        {shown.map(({ code, name, balance, held, expires_on: until }) => (
          <Group key={code} justify="space-between" wrap="nowrap" gap="xs" align="baseline">
            <Anchor component={Link} to={summaryLink(personnel.id, code, name)} size="sm">
              {name}
            </Anchor>
            <Text size="sm" ta="right">
              <Text span fw={600} inherit>
                {formatWithUnit(balance, 'thousandth of a day')}
              </Text>
              {held !== 0 && say(', {held} filed', { held: formatWithUnit(held, 'thousandth of a day') })}
              {until && balance !== 0 && (
                <Text span c="dimmed" size="xs">
                  {say(' until {date}', { date: longDate(until) })}
                </Text>
              )}
            </Text>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
