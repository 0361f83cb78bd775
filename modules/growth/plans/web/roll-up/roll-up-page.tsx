import { useState, type ReactNode } from 'react';
import { Anchor, Button, Card, Group, Select, Skeleton, Stack, Table, Text } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { Proportion } from '@talaan/kernel/web/pages/proportion.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { COUNTED, printRollUp, readRollUp, type AwayLine, type RolledUnit, type RollUp } from '../../contract/roll-up.ts';
import { REVIEW_SCREENS } from '../../workflow.ts';

interface RollUpPageProps {
  kind: 'FACULTY' | 'ADMINISTRATIVE';
  title: string;
  parts: ReactNode;
}

/** What plans come to by unit and year: cost, people away, who must be replaced. */
export function RollUpPage({ kind, title, parts }: RollUpPageProps) {
  const { search, change } = useAddress();
  const now = Number(useToday().slice(0, 4));
  const [isPrinting, setPrinting] = useState(false);
  const saving = useSend(printRollUp);
  const counted = search.get('counted') === 'submitted' ? 'submitted' : 'approved';
  const from = Number(search.get('from_year')) || now;
  const office = Number(search.get('office')) || undefined;
  const query = { kind, counted, from_year: from, office } as const;
  const answer = useCall(readRollUp, { query });
  const found = answer.data;
  return (
    <Page
      title={title}
      actions={
        <>
          {parts}
          <Button variant="default" leftSection={<IconFileText size={16} />} onClick={() => setPrinting(true)}>
            Print
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet size={16} />}
            loading={saving.isPending}
            onClick={() => saving.mutate({ query: { ...query, format: 'xlsx' } })}
          >
            Workbook
          </Button>
        </>
      }
    >
      <Group gap="sm" align="flex-end">
        <OfficePicker label="Office" value={office ?? null} onChange={(id) => change({ office: id })} />
        <Select
          label="From"
          w={110}
          allowDeselect={false}
          data={[now - 1, now, now + 1].map(String)}
          value={String(from)}
          onChange={(year) => change({ from_year: year })}
        />
        <Select
          label="Plans"
          w={220}
          allowDeselect={false}
          data={choices(COUNTED)}
          value={counted}
          onChange={(chosen) => change({ counted: chosen === 'submitted' ? chosen : null })}
        />
      </Group>
      {answer.isError && !found ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : !found ? (
        <Skeleton h={320} aria-busy />
      ) : found.units.length === 0 ? (
        <Card withBorder>
          <NothingHere title="No lines in these years" description="Approved plans are counted; choose also those that were submitted." />
        </Card>
      ) : (
        <>
          <Units found={found} />
          <Away found={found} kind={kind} />
        </>
      )}
      {isPrinting && (
        <Dialog onClose={() => setPrinting(false)} title={title} size="paper">
          <PdfView
            of={['roll-up', kind, counted, from, office ?? 0]}
            fetchPdf={() => fetchFile(printRollUp, { query })}
            name={`${title} ${from}.pdf`}
          />
        </Dialog>
      )}
    </Page>
  );
}

function Units({ found: { years, units } }: { found: RollUp }) {
  const most = Math.max(...units.map(({ cost }) => cost), 1);
  return (
    <Card withBorder p={0}>
      <Table.ScrollContainer minWidth={860} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Unit</Table.Th>
              <Table.Th ta="end">Plans</Table.Th>
              {years.map((year) => (
                <Table.Th key={year} ta="end">
                  {year}
                </Table.Th>
              ))}
              <Table.Th ta="end">Cost (PHP)</Table.Th>
              <Table.Th>Share</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {units.map((unit) => (
              <Table.Tr key={unit.id}>
                <Table.Td>
                  <Text size="sm" fw={unit.depth === 0 ? 600 : 400} pl={unit.depth * 16}>
                    {unit.name}
                  </Text>
                </Table.Td>
                <Table.Td ta="end">{unit.plans}</Table.Td>
                {unit.years.map((year) => (
                  <Table.Td key={year.year} ta="end">
                    <Year year={year} />
                  </Table.Td>
                ))}
                <Table.Td ta="end">{formatMoney(unit.cost)}</Table.Td>
                <Table.Td miw={80}>
                  <Proportion value={unit.cost} most={most} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  );
}

function Year({ year: { cost, away, to_replace: toReplace } }: { year: RolledUnit['years'][number] }) {
  return (
    <Stack gap={0}>
      <Text size="sm">{cost === 0 ? '—' : formatMoney(cost)}</Text>
      {away > 0 && (
        <Text size="xs" c="dimmed">
          {toReplace > 0 ? `${away} away, ${toReplace} to replace` : `${away} away`}
        </Text>
      )}
    </Stack>
  );
}

/** So many are shown; the paper and the workbook have all. */
const MOST_AWAY = 60;

/** Who would be missing, in the order of their days. */
function Away({ found: { away }, kind }: { found: RollUp; kind: RollUpPageProps['kind'] }) {
  const inOrder = away.toSorted((one, other) => one.from.localeCompare(other.from));
  return (
    <RecordPart title={`Who would be missing: ${count(away.length, 'line')}`}>
      {away.length === 0 ? (
        <Text size="sm" c="dimmed">
          No one studies full time in these years.
        </Text>
      ) : (
        <Stack gap="xs">
          {inOrder.slice(0, MOST_AWAY).map((line) => (
            <AwayRow key={line.id} line={line} kind={kind} />
          ))}
          {inOrder.length > MOST_AWAY && (
            <Text size="sm" c="dimmed">
              {`${count(inOrder.length - MOST_AWAY, 'more line')} on paper and in the workbook.`}
            </Text>
          )}
        </Stack>
      )}
    </RecordPart>
  );
}

function AwayRow({ line, kind }: { line: AwayLine; kind: RollUpPageProps['kind'] }) {
  return (
    <Group justify="space-between" gap="sm">
      <Stack gap={0} flex={1} miw={0}>
        <Anchor component={Link} to={`${REVIEW_SCREENS[kind]}?plan=${line.plan_id}`} size="sm">
          {`${line.fullname ?? 'Not named yet'}, ${line.office}`}
        </Anchor>
        <Text size="sm" c="dimmed">
          {[line.title, line.provider, `${longDate(line.from)} to ${longDate(line.to)}`].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      {line.needs_replacement && <StatusBadge tone="warning">To be replaced</StatusBadge>}
    </Group>
  );
}
