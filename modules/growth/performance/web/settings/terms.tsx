import { useState, type ReactNode } from 'react';
import { Button, Card, Group, Stack, Table, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { RANK_NAMES } from '../../contract/codes.ts';
import { readSettings, removeTerms, TERMS_KINDS, type Settings } from '../../contract/settings.ts';
import { ADJECTIVES, LEVELS } from '../../rules/levels.ts';
import { formatRating } from '../../rules/rating.ts';
import { TermsDialog, type TermsKind } from './terms-dialog.tsx';

/** The scale of adjectives and that of numbers against their target, by the day from which each applies. */
export function Scales({ settings }: { settings: Settings }) {
  return (
    <Stack gap="md">
      <Dated kind="ADJECTIVES" start={settings.adjectives[0]} />
      {settings.adjectives.map((scale) => (
        <TermsCard key={scale.id} title={TERMS_KINDS.ADJECTIVES} terms={scale}>
          <Table>
            <Table.Tbody>
              {LEVELS.map((level) => (
                <Table.Tr key={level}>
                  <Table.Td>{ADJECTIVES[level]}</Table.Td>
                  <Table.Td>{level === 1 ? 'below' : `from ${formatRating(scale.least[level])}`}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </TermsCard>
      ))}
      <Dated kind="ACHIEVEMENT" start={settings.achievement[0]} />
      {settings.achievement.map((scale) => (
        <TermsCard key={scale.id} title={TERMS_KINDS.ACHIEVEMENT} terms={scale}>
          <Text size="sm">
            {`5 from ${scale.least[5]} %, 4 from ${scale.least[4]} %, 3 from ${scale.least[3]} %, 2 above ${scale.poor_up_to} %, else 1`}
          </Text>
        </TermsCard>
      ))}
    </Stack>
  );
}

/** Weights of functions by form and rank. */
export function Weights({ weights }: Pick<Settings, 'weights'>) {
  return (
    <Stack gap="md">
      <Dated kind="WEIGHTS" start={weights.find(({ rank }) => rank === 'STAFF')} tables={weights} />
      {weights.map((table) => (
        <TermsCard key={table.id} title={`${table.form}, ${RANK_NAMES[table.rank]}`} terms={table}>
          <Text size="sm">{table.groups.map(({ name, weight }) => `${name} ${weight} %`).join(', ')}</Text>
        </TermsCard>
      ))}
    </Stack>
  );
}

/** The days of deadlines and of the clock of appeals, all of the calendar. */
export function Deadlines({ deadlines }: Pick<Settings, 'deadlines'>) {
  return (
    <Stack gap="md">
      <Dated kind="DEADLINES" start={deadlines[0]} />
      {deadlines.map((table) => (
        <TermsCard key={table.id} title={TERMS_KINDS.DEADLINES} terms={table}>
          <Text size="sm">
            {`Targets ${table.targets_before} days before the period, or ${table.targets_after_entry} days after entry; self-rating ${table.self_rating} days and final forms ${table.final} days after it; `}
            {`appeals within ${table.appeal} days, decided in ${table.appeal_months === 1 ? 'a month' : `${table.appeal_months} months`}; rated from ${table.least_days} days of service.`}
          </Text>
        </TermsCard>
      ))}
    </Stack>
  );
}

const NONE: Settings['weights'] = [];

function Dated({ kind, start, tables = NONE }: { kind: TermsKind; start: object | undefined; tables?: Settings['weights'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Group justify="space-between">
      <Title order={2} size="h4">
        {TERMS_KINDS[kind]}
      </Title>
      <Button leftSection={<IconPlus size={16} />} variant="default" onClick={() => setOpen(true)}>
        Change from a date
      </Button>
      {isOpen && <TermsDialog kind={kind} start={start as never} tables={tables} onClose={() => setOpen(false)} />}
    </Group>
  );
}

interface TermsCardProps {
  title: string;
  terms: { id: number; effective_on: string; source: string; is_removable: boolean };
  children: ReactNode;
}

function TermsCard({ title, terms, children }: TermsCardProps) {
  const removing = useSend(removeTerms, { alsoRefresh: [readSettings] });
  const remove = async () => {
    const isSure = await confirm({
      title: 'Delete dated terms',
      question: `Delete ${title} of ${longDate(terms.effective_on)}?`,
      action: 'Delete',
      danger: true,
    });
    if (isSure) removing.mutate({ params: { id: terms.id } });
  };
  return (
    <Card withBorder padding="md">
      <Stack gap="xs">
        <Group justify="space-between" gap="sm">
          <Stack gap={0}>
            <Text fw={600} size="sm">
              {title}
            </Text>
            <Text size="xs" c="dimmed">
              from {longDate(terms.effective_on)} · {terms.source}
            </Text>
          </Stack>
          {terms.is_removable && (
            <Button variant="subtle" color="red" size="compact-sm" onClick={() => void remove()}>
              Delete
            </Button>
          )}
        </Group>
        {children}
      </Stack>
    </Card>
  );
}
