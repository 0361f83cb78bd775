import { useState } from 'react';
import { Anchor, Blockquote, Skeleton, Stack, Text, Timeline, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { readFeedback, type Item } from '../../contract/items.ts';
import { KINDS } from '../../contract/words.ts';
import { OPEN_STATES } from '../../workflow.ts';
import { ItemPicture } from './item-picture.tsx';
import { StateBadge } from './state-badge.tsx';
import { TriageForm } from './triage-form.tsx';

/** One item, with what became of it; who triages it answers here. */
export function ItemDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useCall(readFeedback, { params: { id } });
  const item = answer.data?.item;
  return (
    <Dialog title={item ? say('No. {id}: {kind}', { id: item.id, kind: KINDS[item.kind] }) : say('Feedback')} size="form" onClose={onClose}>
      {answer.isError && !item && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!item && !answer.isError && <Skeleton h={320} aria-busy />}
      {item && <ItemBody item={item} onDone={onClose} />}
    </Dialog>
  );
}

function ItemBody({ item, onDone }: { item: Item; onDone: () => void }) {
  const [isTriaging, setTriaging] = useState(false);
  const isOpen = OPEN_STATES.includes(item.state);
  if (isTriaging) return <TriageForm item={item} onDone={onDone} />;
  return (
    <Stack gap="md">
      <Facts
        facts={[
          ['Text', item.body],
          ['State', <StateBadge key="state" state={item.state} />],
          ['About', item.module_title],
          ['Rating', item.rating !== null && `${item.rating} of 5`],
          ['From', item.is_triager && [item.sender, item.office].filter(Boolean).join(', ')],
          ['Sent', formatInstant(item.sent_at)],
          [
            'Screen',
            item.is_triager && item.screen !== '' && (
              <Anchor key="screen" component={Link} to={item.screen} size="sm">
                {item.screen}
              </Anchor>
            ),
          ],
          ['Joined with', item.joined_to !== null && `No. ${item.joined_to}`],
          ['Joined to it', item.joined.map((one) => `No. ${one.id}`).join(', ')],
        ]}
      />
      {item.reply !== '' && (
        <Blockquote p="sm" cite={null} aria-label={say('Reply')}>
          {item.reply}
        </Blockquote>
      )}
      {item.has_picture && <ItemPicture id={item.id} />}
      {item.steps.length > 0 && (
        <div>
          <Title order={2} size="h4" mb="xs">
            {say('History')}
          </Title>
          <Timeline active={item.steps.length} bulletSize={12} lineWidth={2} aria-label={say('History')}>
            {item.steps.toReversed().map((step) => (
              <Timeline.Item key={step.at + step.words}>
                <Text size="sm">{step.words}</Text>
                {step.reply !== '' && <Text size="sm">“{step.reply}”</Text>}
                <Text size="xs" c="dimmed">
                  {formatInstant(step.at)}, {step.by}
                </Text>
              </Timeline.Item>
            ))}
          </Timeline>
        </div>
      )}
      {item.is_triager && isOpen && item.joined_to === null && <FormFoot action={say('Next step')} onAction={() => setTriaging(true)} />}
    </Stack>
  );
}
