import { Card, Group, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { Report, ReportLine } from '../../contract/disposals.ts';
import { FINDINGS, MODES } from '../../contract/fields.ts';
import { ItemPhoto } from './item-photo.tsx';

/** The items of a report, each with what it is worth, what was found, and what became of it. */
export function ReportItems({ report }: { report: Report }) {
  return (
    <Card withBorder padding="md" component="section" aria-label={say('Items')}>
      <Stack gap="md">
        {report.lines.map((line) => (
          <Item key={line.item_id} reportId={report.id} line={line} />
        ))}
      </Stack>
    </Card>
  );
}

function Item({ reportId, line }: { reportId: number; line: ReportLine }) {
  const { article, described, property_no, cost, depreciation, impairment, carrying, remarks, findings, left_because: left } = line;
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start" component="article" aria-label={`${article} ${property_no}`}>
      <ItemPhoto reportId={reportId} line={line} />
      <Stack gap={2} flex={1} miw={0}>
        <Text fw={600} size="sm">
          {article}
        </Text>
        <Text size="sm" c="dimmed">
          {described}
        </Text>
        <Text size="sm">
          {say('{propertyNo} · acquired {acquiredOn} · {cost}', {
            propertyNo: property_no,
            acquiredOn: longDate(line.acquired_on),
            cost: formatPesos(cost),
          })}
        </Text>
        {depreciation + impairment > 0 && (
          <Text size="sm">{say('{carrying} left after depreciation and impairment', { carrying: formatPesos(carrying) })}</Text>
        )}
        <Group gap={6}>{left === null ? <Found line={line} /> : <StatusBadge tone="past">{left.split(':')[0]}</StatusBadge>}</Group>
        {[remarks, findings, left !== null && left.includes(':') && left.slice(left.indexOf(':') + 2)].filter(Boolean).map((said) => (
          <Text key={String(said)} size="sm">
            {said}
          </Text>
        ))}
      </Stack>
    </Group>
  );
}

/** How it is, or was, disposed of. */
function Found({ line: { found, mode, other_mode: other, appraised, disposed_on: day, amount } }: { line: ReportLine }) {
  if (day !== null)
    return (
      <StatusBadge tone="good">
        {[say('Disposed of {day}', { day: longDate(day) }), amount && formatPesos(amount)].filter(Boolean).join(', ')}
      </StatusBadge>
    );
  if (found === null) return <StatusBadge tone="waiting">{say('Not inspected')}</StatusBadge>;
  if (found !== 'DISPOSE') return <StatusBadge tone="info">{FINDINGS[found].split(':')[0]}</StatusBadge>;
  return (
    <StatusBadge tone="neutral">
      {say('{mode}, appraised {amount}', { mode: mode === 'OTHER' ? (other ?? '') : say(MODES[mode!]), amount: formatPesos(appraised!) })}
    </StatusBadge>
  );
}
