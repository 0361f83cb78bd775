import { Text, Timeline } from '@mantine/core';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { SubjectStep } from '../../contract/subject-requests.ts';
import { SUBJECT_STEP_WORDS } from '../../rules/subject-words.ts';

/** What was done about a request, the first first. */
export function SubjectSteps({ steps }: { steps: readonly SubjectStep[] }) {
  return (
    <Timeline bulletSize={12} lineWidth={2}>
      {steps.map(({ no, kind, at, note, by }) => (
        <Timeline.Item key={no} title={say(SUBJECT_STEP_WORDS[kind])}>
          {note && <Text size="sm">{note}</Text>}
          <Text size="xs" c="dimmed">
            {formatInstant(at)}, {by}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
