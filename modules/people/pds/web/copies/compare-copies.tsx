import { useState } from 'react';
import { Card, Group, Select, SimpleGrid, Skeleton, Stack, Switch, Text, Title } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { compareMine, compareTheirs, type ComparedRow } from '../../contract/copies.ts';
import { SECTION_NAMES, SECTIONS } from '../../contract/sections.ts';
import type { CopyLine } from '../../contract/sheet-view.ts';
import { isSaid, labelOnPaper, formatOnPaper, formatRowName } from '../../rules/format-on-paper.ts';
import type { Whose } from '../sheet/sheet-owner.ts';
import { formatCopy, formatPair, TODAY, type Pair } from './compared.ts';
import '../sheet/sheet.css';
import './copies.css';

interface CompareCopiesProps {
  whose: Whose;
  copies: readonly CopyLine[];
  pair: Pair;
  onPair: (pair: string) => void;
}

/** Two copies, or a copy and today's sheet, side by side: what differs, or all of both. */
export function CompareCopies({ whose, copies, pair, onPair }: CompareCopiesProps) {
  const [all, setAll] = useState(false);
  const endpoint = whose === 'me' ? (compareMine as unknown as typeof compareTheirs) : compareTheirs;
  const params = (whose === 'me' ? {} : { personnel_id: whose }) as { personnel_id: number };
  const query = { before: pair.before, ...(pair.after === TODAY ? {} : { after: pair.after }) };
  const answer = useCall(endpoint, { params, query });
  const says = (copy: CopyLine) => ({ value: String(copy.id), label: formatCopy(copy) });
  const rows = (answer.data?.rows ?? []).map((row, at) => ({ ...row, key: String(at) }));
  const different = rows.filter(({ kind }) => kind !== 'same').length;
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={say('Before')}
          data={copies.map(says)}
          value={String(pair.before)}
          allowDeselect={false}
          onChange={(id) => onPair(formatPair(Number(id), pair.after === Number(id) ? TODAY : pair.after))}
        />
        <Select
          label={say('After')}
          data={[{ value: TODAY, label: 'The sheet as of today' }, ...copies.filter(({ id }) => id !== pair.before).map(says)]}
          value={String(pair.after)}
          allowDeselect={false}
          onChange={(id) => onPair(formatPair(pair.before, id === TODAY || id === null ? TODAY : Number(id)))}
        />
      </SimpleGrid>
      <Group justify="space-between" gap="xs">
        <Text size="sm" role="status">
          {answer.data && (different === 0 ? 'The two are the same.' : `${count(different, 'row')} differ${different === 1 ? 's' : ''}.`)}
        </Text>
        <Switch label={say('All rows')} checked={all} onChange={({ currentTarget }) => setAll(currentTarget.checked)} />
      </Group>
      {answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.data && !answer.isError && <Skeleton h={240} aria-busy />}
      {SECTION_NAMES.map((section) => {
        const shown = rows.filter((row) => row.section === section && (all || row.kind !== 'same') && row.fields.length > 0);
        if (shown.length === 0) return null;
        return (
          <Stack key={section} gap="xs" component="section" aria-label={SECTIONS[section].title}>
            <Title order={3} size="h5">
              {SECTIONS[section].title}
            </Title>
            {shown.map((row) => (
              <Row key={row.key} row={row} all={all} />
            ))}
          </Stack>
        );
      })}
    </Stack>
  );
}

const KINDS: Record<ComparedRow['kind'], { tone: Tone; label: string } | undefined> = {
  same: undefined,
  added: { tone: 'info', label: 'New' },
  removed: { tone: 'bad', label: 'Removed' },
  changed: { tone: 'warning', label: 'Changed' },
};

function Row({ row, all }: { row: ComparedRow; all: boolean }) {
  const kind = KINDS[row.kind];
  const fields = row.fields.filter(({ field, changed }) => isSaid(field) && (all || changed));
  return (
    <Card withBorder padding="sm">
      <Stack gap="xs">
        <Group gap="xs" justify="space-between" align="flex-start">
          <Text fw={600} size="sm" className="printed-value" flex="1 1 12rem">
            {formatRowName(row.section, row.row)}
          </Text>
          {kind && <StatusBadge tone={kind.tone}>{kind.label}</StatusBadge>}
        </Group>
        <table className="compared">
          <thead>
            <tr>
              <th scope="col">{say('Box')}</th>
              <th scope="col">{say('Before')}</th>
              <th scope="col">{say('After')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ field, before, after, changed }) => (
              <tr key={field} data-changed={changed || undefined}>
                <th scope="row">{labelOnPaper(row.section, field)}</th>
                <td>{formatOnPaper(row.section, field, before) || '—'}</td>
                <td>
                  {formatOnPaper(row.section, field, after) || '—'}
                  {changed && before === after && before !== '' && say('(another number)')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </Card>
  );
}
