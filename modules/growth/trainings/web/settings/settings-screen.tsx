import { useState } from 'react';
import { Button, Card, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { FACTOR_NAMES } from '../../contract/codes.ts';
import { readSettings, removeTerms, TERMS_KINDS, type Settings, type TermsKind } from '../../contract/settings.ts';
import { SCREENING_FACTORS } from '../../rules/screening-points.ts';
import { TermsDialog } from './terms-dialog.tsx';

type Row = readonly [says: string, value: string];
type Terms = (Settings['points'] | Settings['follow_up'])[number];

/** What nominees are screened by and what follows a training, by the day from which it applies. */
export function Screen() {
  const answer = useCall(readSettings, {});
  const settings = answer.data;
  return (
    <Page
      title="Training settings"
      intro="The committee screens by the points of the day on which it records them. A training keeps what applies on its first day."
    >
      {answer.isError && !settings && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!settings && !answer.isError && <Skeleton h={320} aria-busy />}
      {settings && (
        <>
          <Kind kind="POINTS" settings={settings} all={settings.points} rows={pointRows} />
          <Kind kind="FOLLOW_UP" settings={settings} all={settings.follow_up} rows={followUpRows} />
        </>
      )}
    </Page>
  );
}

function pointRows({ most }: Settings['points'][number]): Row[] {
  return SCREENING_FACTORS.map((factor) => [FACTOR_NAMES[factor], `${most[factor]}`]);
}

function followUpRows(one: Settings['follow_up'][number]): Row[] {
  const days = one.report_days === 1 ? '1 day' : `${one.report_days} days`;
  return [
    ['Certificate, report and re-entry plan', `within ${days} after it`],
    ['Certificate of the university', `from ${one.certificate_from} % of the hours attended`],
    ['Evaluation of the application', `${one.application_from} to ${one.application_to} months after it`],
  ];
}

interface KindProps<T extends Terms> {
  kind: TermsKind;
  settings: Settings;
  all: readonly T[];
  rows: (terms: T) => Row[];
}

function Kind<T extends Terms>({ kind, settings, all, rows }: KindProps<T>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="sm" component="section" aria-label={TERMS_KINDS[kind]} maw={720}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {TERMS_KINDS[kind]}
        </Title>
        <Button leftSection={<IconPlus size={16} />} variant="default" onClick={() => setOpen(true)}>
          Change from a date
        </Button>
      </Group>
      {all.map((terms) => (
        <TermsCard key={terms.id} kind={kind} terms={terms} rows={rows(terms)} />
      ))}
      {isOpen && <TermsDialog kind={kind} settings={settings} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function TermsCard({ kind, terms, rows }: { kind: TermsKind; terms: Terms; rows: Row[] }) {
  const removing = useSend(removeTerms, { alsoRefresh: [readSettings] });
  const from = longDate(terms.effective_on);
  const remove = async () => {
    const isSure = await confirm({
      title: 'Delete dated terms',
      question: `Delete ${TERMS_KINDS[kind].toLowerCase()} of ${from}?`,
      action: 'Delete',
      danger: true,
    });
    if (isSure) removing.mutate({ params: { id: terms.id } });
  };
  return (
    <Card withBorder padding="md" component="section" aria-label={`${TERMS_KINDS[kind]} from ${from}`}>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Stack gap={0}>
          <Text fw={600} size="sm">
            From {from}
          </Text>
          <Text size="xs" c="dimmed">
            {terms.source}
          </Text>
        </Stack>
        {terms.is_removable && (
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => void remove()}>
            Delete
          </Button>
        )}
      </Group>
      <Table verticalSpacing={6} mt="xs">
        <Table.Tbody>
          {rows.map(([says, value]) => (
            <Table.Tr key={says}>
              <Table.Td>{says}</Table.Td>
              <Table.Td ta="end">{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
