import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { formatPesos, readMoney } from '@talaan/kernel/contract/money.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { SOURCE_NAMES } from '../../contract/codes.ts';
import { planOffices, type Offered, type offerLines } from '../../contract/plans.ts';
import { LineFields } from './line-fields.tsx';
import { blankLine, lineOf, type LineValues, type PlanValues } from './plan-values.ts';

interface PlanFieldsProps {
  form: UseFormReturnType<PlanValues>;
  year: number;
  /** Of a unit’s plan. */
  office: number | undefined;
  offer: Answer<typeof offerLines> | undefined;
}

/** The lines of a plan, beside what they could answer: gaps, recommendations, entries of the head, open lines of the plan before. */
export function PlanFields({ form, year, office, offer }: PlanFieldsProps) {
  const people = useCall(planOffices, { query: { office_id: office } }, { enabled: office !== undefined }).data?.people ?? [];
  const { lines } = form.getValues();
  const take = (offered: Offered) => {
    const rest = lines.filter((line) => !isUntouched(line));
    form.setFieldValue('lines', [...rest, lineOf(offered)]);
  };
  const total = lines.reduce((sum, { cost }) => sum + (readMoney(cost) ?? 0), 0);
  return (
    <Stack gap="md">
      {offer && <Offers offer={offer} lines={lines} onTake={take} />}
      {lines.map((line, at) => (
        <LineFields
          key={line.key}
          form={form}
          at={at}
          people={office === undefined ? null : people}
          onRemove={() => form.removeListItem('lines', at)}
        />
      ))}
      {form.errors.lines && (
        <Text size="sm" c="red" role="alert">
          {form.errors.lines}
        </Text>
      )}
      <Group justify="space-between">
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => form.insertListItem('lines', blankLine(year))}>
          Add a line
        </Button>
        <Text size="sm" fw={600} aria-live="polite">
          {`Estimated cost ${formatPesos(total)}`}
        </Text>
      </Group>
    </Stack>
  );
}

function isUntouched({ id, title, need, output }: LineValues): boolean {
  return id === null && title === '' && need === '' && output === '';
}

function isTaken(lines: readonly LineValues[], offered: Offered): boolean {
  return lines.some(
    (line) =>
      (offered.of_line !== null && line.of_line === offered.of_line) ||
      (offered.need_id !== null && line.need_id === offered.need_id) ||
      (offered.recommendation !== null && line.recommendation === offered.recommendation) ||
      (offered.competency_id !== null && line.competency_id === offered.competency_id && line.person_id === offered.person_id),
  );
}

interface OffersProps {
  offer: Answer<typeof offerLines>;
  lines: readonly LineValues[];
  onTake: (offered: Offered) => void;
}

/** So many are shown; a unit may have hundreds. */
const MOST_OFFERED = 12;

function Offers({ offer: { needs, lines: open }, lines, onTake }: OffersProps) {
  const left = [
    ...open.map((offered) => ({ offered, title: offered.title, note: offered.said })),
    ...needs.map((offered) => ({
      offered,
      title: offered.need,
      note: [SOURCE_NAMES[offered.source], offered.said, offered.state === 'PLANNED' && 'planned already'].filter(Boolean).join(' · '),
    })),
  ].filter(({ offered }) => !isTaken(lines, offered));
  if (left.length === 0) return null;
  return (
    <Card withBorder padding="md" component="section" aria-label="Offered">
      <Stack gap="xs">
        <Title order={2} size="h5">
          {`What the plan could answer: ${left.length}`}
        </Title>
        {left.slice(0, MOST_OFFERED).map(({ offered, title, note }) => (
          <Group key={`${title} ${note} ${offered.of_line ?? ''}`} justify="space-between" wrap="nowrap" gap="sm">
            <Stack gap={0} miw={0}>
              <Text size="sm">{title}</Text>
              <Text size="xs" c="dimmed">
                {note}
              </Text>
            </Stack>
            <Button size="xs" variant="default" flex="none" aria-label={`Add a line for ${title}`} onClick={() => onTake(offered)}>
              Add
            </Button>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
