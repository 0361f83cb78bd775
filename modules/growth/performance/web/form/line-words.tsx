import { Group, Stack, Text } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { FileLink } from '@talaan/kernel/web/files/file-link.tsx';
import { readEvidence } from '../../contract/evidence.ts';
import { type Evidence, type Line, type OtherLine, type ShownForm } from '../../contract/forms.ts';
import { DIMENSION_LETTERS, EVIDENCE_KINDS } from '../../contract/codes.ts';
import { DIMENSIONS, type Ratings } from '../../rules/levels.ts';
import { formatDone, formatTarget, hasAmount } from '../../rules/format-target.ts';
import { averageOf } from './live-rating.tsx';

/** What a line commits to: output, success indicator, target, and of a form that is read whole what of the office it answers. */
export function TargetWords({ line, form }: { line: Line; form?: Pick<ShownForm, 'above' | 'faults'> | undefined }) {
  const answered = form?.above?.lines.find(({ id }) => id === line.parent_id);
  const facts = [
    !hasAmount(line.indicator, formatTarget(line)) && formatTarget(line) && `Target ${formatTarget(line)}`,
    line.due_on && `by ${longDate(line.due_on)}`,
    line.weight !== null && `weight ${line.weight} %`,
    line.mfo,
    line.accountable && `Accountable: ${line.accountable}`,
  ].filter(Boolean);
  return (
    <Stack gap={2}>
      <Text size="sm" fw={600}>
        {line.output}
      </Text>
      <Text size="sm">{line.indicator}</Text>
      {facts.length > 0 && (
        <Text size="xs" c="dimmed">
          {facts.join(' · ')}
        </Text>
      )}
      {answered && (
        <Text size="xs" c="dimmed">
          Answers “{answered.output}” of {form?.above?.office}
        </Text>
      )}
      {form?.faults
        .filter(({ line_id }) => line_id === line.id)
        .map(({ message, is_refused: isRefused }) => (
          <Text key={message} size="xs" c={isRefused ? 'red' : 'var(--mantine-color-yellow-light-color)'}>
            {message}
          </Text>
        ))}
    </Stack>
  );
}

/** What was done, with what shows it. */
export function DoneWords({ line }: { line: Pick<Line, 'measure' | 'done' | 'accomplishment' | 'evidence' | 'reason'> }) {
  return (
    <Stack gap={2}>
      <Text size="sm">{formatDone(line)}</Text>
      {line.reason !== '' && (
        <Text size="xs" c="dimmed">
          Not rated: {line.reason}
        </Text>
      )}
      <EvidenceWords evidence={line.evidence} />
    </Stack>
  );
}

function EvidenceWords({ evidence }: { evidence: readonly Evidence[] }) {
  if (evidence.length === 0) return null;
  return (
    <Group gap="xs">
      {evidence.map(({ id, kind, title }) =>
        kind === 'FILE' ? (
          <FileLink key={id} endpoint={readEvidence} input={{ params: { id } }}>
            <IconPaperclip size={14} aria-hidden /> {title}
          </FileLink>
        ) : (
          <Text key={id} size="xs" c="dimmed">
            {EVIDENCE_KINDS[kind]}: {title}
          </Text>
        ),
      )}
    </Group>
  );
}

/** `Q 5 · E 4 · T 4 = 4.33`. */
export function RatingWords({ label, ratings }: { label: string; ratings: Ratings }) {
  const given = DIMENSIONS.filter((dimension) => ratings[dimension] !== null);
  if (given.length === 0) return null;
  return (
    <Text size="sm">
      <Text component="span" size="xs" c="dimmed">
        {label}{' '}
      </Text>
      {given.map((dimension) => `${DIMENSION_LETTERS[dimension]} ${ratings[dimension]}`).join(' · ')}
      <Text component="span" fw={600}>
        {' '}
        = {averageOf(ratings)}
      </Text>
    </Text>
  );
}

/** The line of the period before with the same output, beside the one of today. */
export function BeforeWords({ before }: { before: OtherLine | undefined }) {
  if (!before) return null;
  return (
    <Stack gap={0}>
      <RatingWords label="Last period" ratings={before.ratings} />
      <Text size="xs" c="dimmed" lineClamp={2}>
        {formatDone(before)}
      </Text>
    </Stack>
  );
}

/** The line of the period before that a line continues: of the same output in the same function. */
export function lineBefore(form: Pick<ShownForm, 'last'>, line: Pick<Line, 'output' | 'group'>): OtherLine | undefined {
  return form.last?.lines.find(({ output, group }) => output === line.output && group === line.group);
}
