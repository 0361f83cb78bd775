import { Grid, Group, Stack, Switch } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { LeaveCard } from '../../contract/card.ts';
import { ForecastPart } from '../forecast/forecast-part.tsx';
import { CauseDrawer } from '../ledger/cause-drawer.tsx';
import { EarnsAlert } from '../ledger/earns-alert.tsx';
import { useLedgerAddress } from '../ledger/use-ledger-address.ts';
import { YearSelect } from '../ledger/year-select.tsx';
import { CardBalances } from './card-balances.tsx';
import { CardRows } from './card-rows.tsx';

interface CardViewProps {
  card: LeaveCard;
  onYear: (year: number | null) => void;
}

/** A leave card: what there is today and on a day to come, and the rows of a year, each of which opens into its cause. */
export function CardView({ card, onYear }: CardViewProps) {
  const [search, set] = useLedgerAddress();
  const { personnel, earns, now, rights } = card;
  const hasCredits = now.vl !== 0 || now.sl !== 0 || (earns === 'NONE' && rights.some(({ balance }) => balance !== 0));
  return (
    <Stack gap="md">
      <EarnsAlert earns={earns} hasCredits={hasCredits} />
      <Facts
        facts={[
          [say('Office'), personnel.office],
          [say('Status'), personnel.status],
          [say('First day of service'), personnel.first_day && longDate(personnel.first_day)],
        ]}
      />
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 5 }}>
          <CardBalances card={card} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <ForecastPart personnelId={personnel.id} />
        </Grid.Col>
      </Grid>
      <Group justify="space-between" gap="xs">
        <YearSelect year={card.year} years={card.years} onChange={onYear} />
        <Switch
          label={say('Show corrections')}
          checked={search.get('corrections') === 'true'}
          onChange={(event) => set('corrections', event.currentTarget.checked ? 'true' : null)}
        />
      </Group>
      <CardRows card={card} onOpen={(key) => set('row', key)} />
      <CauseDrawer
        personnelId={personnel.id}
        row={card.rows.find(({ key }) => key === search.get('row'))}
        unit="thousandth of a day"
        onClose={() => set('row', null)}
      />
    </Stack>
  );
}
