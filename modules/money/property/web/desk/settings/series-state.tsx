import { Anchor, Select, Stack, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import type { readSettings } from '../../../contract/settings.ts';

type Settings = Answer<typeof readSettings>;

const SERIES: Readonly<Record<string, string>> = {
  PAR: 'Property acknowledgment receipts (PAR)',
  SPHV: 'Inventory custodian slips, high-valued (SPHV)',
  SPLV: 'Inventory custodian slips, low-valued (SPLV)',
  IAR: 'Inspection and acceptance reports (IAR)',
  PTR: 'Property transfer reports (PTR)',
  ITR: 'Inventory transfer reports (ITR)',
  RRSP: 'Receipts of returned semi-expendable property (RRSP)',
  RRPPE: 'Receipts of returned property, plant and equipment (RRPPE)',
  IIRUP: 'Reports of unserviceable property (IIRUP)',
  IIRUSP: 'Reports of unserviceable semi-expendable property (IIRUSP)',
  GATE: 'Gate passes',
  LOAN: 'Borrower’s slips',
};

/** How far the numbers of a year are; each follows the one before without a gap, and a voided one stays with its reason. */
export function SeriesState({ settings: { year, years, series, accounts, voided } }: { settings: Settings }) {
  const { change } = useAddress();
  const nameOf = (key: string) => {
    const [, group, account] = key.split('-');
    const of = accounts.find((one) => one.kind === 'PPE' && one.group_code === group && one.account_code === account);
    return SERIES[key] ?? `Property numbers ${group}-${account}${of ? `, ${of.name}` : ''}`;
  };
  return (
    <RecordPart title="Number series">
      <Select
        label="Year"
        w={140}
        allowDeselect={false}
        value={String(year)}
        data={[...new Set([year, ...years])].map(String)}
        onChange={(value) => change({ year: value })}
      />
      {series.length === 0 ? (
        <Text size="sm">{`No number of ${year} was given yet.`}</Text>
      ) : (
        <Table.ScrollContainer minWidth={360} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Series</Table.Th>
                <Table.Th ta="end">Last</Table.Th>
                <Table.Th ta="end">Next</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {series.map(({ series: key, last }) => (
                <Table.Tr key={key}>
                  <Table.Td>{nameOf(key)}</Table.Td>
                  <Table.Td ta="end">{formatRunning(last)}</Table.Td>
                  <Table.Td ta="end">{formatRunning(last + 1)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Title order={3} size="h5">
        Voided numbers
      </Title>
      {voided.length === 0 && <Text size="sm">{`None in ${year}.`}</Text>}
      <Stack gap="xs">
        {voided.map((paper) => (
          <Stack key={paper.id} gap={0}>
            <Anchor component={Link} to={`/property/papers/${paper.id}`} size="sm" fw={500}>
              {paper.type} {paper.number}
            </Anchor>
            <Text size="sm">“{paper.void_reason}”</Text>
            <Text size="xs" c="dimmed">
              {`${paper.holder} · voided on ${formatDay(paper.voided_at)}`}
            </Text>
          </Stack>
        ))}
      </Stack>
    </RecordPart>
  );
}

function formatRunning(number: number): string {
  return String(number).padStart(4, '0');
}
