import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { Box, Card, Group, Skeleton, Stack, Text, Tree, useTree, type RenderTreeNodePayload, type TreeNodeData } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { ScreenParts } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { readCascade, type Cascade, type CascadeRow } from '../../contract/people.ts';
import { cascadeOf, type CascadeBranch } from '../../rules/office/judge-cascade.ts';
import { formatTarget } from '../../rules/format-target.ts';
import { PeriodSelect } from './period-select.tsx';
import { TABS } from './tabs.ts';

/** The commitments of an office as trees: which lines of people and units answer each, and what no one answers. */
export function CascadePage() {
  const { search, change } = useAddress();
  const [period, office] = ['period', 'unit'].map((name) => Number(search.get(name)) || undefined);
  const answer = useCall(readCascade, { query: { ...(period && { period }), ...(office && { office }) } });
  const cascade = answer.data;
  const shown = cascade?.forms.find(({ id }) => id === cascade.root);
  return (
    <Page
      title="Performance of my people"
      intro="Which targets answer the commitments of the office, and what no one answers."
      actions={
        <>
          <ScreenParts parts={TABS} keep={['period']} />
          <PeriodSelect />
        </>
      }
    >
      {answer.isError && !cascade && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!cascade && !answer.isError && <Skeleton h={320} aria-busy />}
      {cascade && cascade.root === null && (
        <Card withBorder>
          <NothingHere title="No commitments in this period" description="The tree begins with the OPCR or DPCR of an office." />
        </Card>
      )}
      {cascade && shown && (
        <Stack gap="md">
          <Group gap="sm">
            <SearchSelect
              aria-label="Office"
              w={{ base: '100%', sm: 360 }}
              data={cascade.offices.map(({ id, fullname }) => ({ value: String(id), label: fullname }))}
              value={String(office ?? cascade.offices[0]!.id)}
              onChange={(unit) => change({ unit })}
            />
            <Text size="sm" c="dimmed">
              {count(cascade.forms.length, 'form')}, {count(cascade.unanswered.length, 'commitment')} unanswered,{' '}
              {count(cascade.faults.length, 'target')} with a remark
            </Text>
          </Group>
          <Branches key={`${cascade.root}`} cascade={cascade} />
          <Loose cascade={cascade} />
        </Stack>
      )}
    </Page>
  );
}

/** Targets below the office that answer none of its commitments, or those of another. */
function Loose({ cascade }: { cascade: Cascade }) {
  const loose = cascade.lines.filter(
    ({ id, form_id, parent_id }) => form_id !== cascade.root && parent_id === null && cascade.faults.some(({ line_id }) => line_id === id),
  );
  if (loose.length === 0) return null;
  return (
    <Card withBorder padding="md" component="section" aria-label="Targets that answer no commitment">
      <Stack gap="xs">
        <Text fw={600} size="sm">
          Targets that answer no commitment
        </Text>
        {loose.map(({ id, form_id, output, indicator }) => (
          <Text key={id} size="sm">
            {output}: {indicator}
            <Text component="span" size="xs" c="dimmed">
              {' '}
              {cascade.forms.find((form) => form.id === form_id)?.ratee}
            </Text>
          </Text>
        ))}
      </Stack>
    </Card>
  );
}

function Branches({ cascade }: { cascade: Cascade }) {
  const lines = new Map(cascade.lines.map((line) => [line.id, line]));
  const data = cascadeOf(cascade.root!, cascade.lines).map((branch) => nodeOf(branch));
  const tree = useTree({ initialExpandedState: Object.fromEntries(data.map(({ value }) => [value, true])) });
  return (
    <Card withBorder padding="sm">
      <Tree
        data={data}
        tree={tree}
        aria-label="Commitments and what answers them"
        renderNode={(payload) => <Branch payload={payload} cascade={cascade} line={lines.get(Number(payload.node.value))!} />}
      />
    </Card>
  );
}

function nodeOf({ line_id: id, below }: CascadeBranch): TreeNodeData {
  return { value: String(id), label: String(id), children: below.map(nodeOf) };
}

interface BranchProps {
  payload: RenderTreeNodePayload;
  cascade: Cascade;
  line: CascadeRow;
}

function Branch({ payload: { node, expanded, hasChildren, elementProps }, cascade, line }: BranchProps) {
  const form = cascade.forms.find(({ id }) => id === line.form_id)!;
  const faults = cascade.faults.filter(({ line_id }) => line_id === line.id);
  const isUnanswered = cascade.unanswered.includes(line.id);
  return (
    <Group {...elementProps} gap="xs" wrap="nowrap" align="flex-start" py={4}>
      <Box component="span" w={16} flex="none" aria-hidden>
        {hasChildren && (expanded ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />)}
      </Box>
      <Stack gap={2}>
        <Text size="sm" fw={600}>
          {line.output}
          <Text component="span" size="sm" fw={400}>
            : {line.indicator}
          </Text>
        </Text>
        <Group gap="xs">
          <Text size="xs" c="dimmed">
            {[form.form === 'IPCR' ? form.ratee : `${form.form}, ${form.office}`, formatTarget(line), countBelow(node)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {isUnanswered && <StatusBadge tone="warning">No one answers it</StatusBadge>}
        </Group>
        {faults.map(({ message, is_refused: isRefused }) => (
          <Text key={message} size="xs" c={isRefused ? 'red' : 'var(--mantine-color-yellow-light-color)'}>
            {message}
          </Text>
        ))}
      </Stack>
    </Group>
  );
}

function countBelow({ children = [] }: TreeNodeData): string {
  return children.length > 0 ? `answered by ${children.length}` : '';
}
