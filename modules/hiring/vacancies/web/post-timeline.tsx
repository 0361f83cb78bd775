import { Text, Timeline } from '@mantine/core';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import type { PostRecord, PostStep } from '../contract/posts.ts';
import { postFlow, type PostAction } from '../workflow.ts';

/** What happened to a post, when and by whom. */
export function PostTimeline({ post: { steps } }: { post: PostRecord }) {
  if (steps.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No steps yet: the post is a draft.
      </Text>
    );
  return (
    <Timeline active={steps.length - 1} bulletSize={12} lineWidth={2} aria-label="Steps">
      {steps.map((step) => (
        <Timeline.Item key={step.no}>
          <Text size="sm">
            {labelOf(step)} <Text span c="dimmed" size="xs">{`→ ${postFlow.words[step.to]}`}</Text>
          </Text>
          {step.reason !== '' && <Text size="sm">“{step.reason}”</Text>}
          <Text size="xs" c="dimmed">
            {formatInstant(step.at)}, {step.by}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

function labelOf({ action }: PostStep): string {
  return postFlow.steps[action as PostAction]?.label ?? action;
}
