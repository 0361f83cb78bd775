import { useState } from 'react';
import { Anchor, Button, Card, Checkbox, Drawer, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';
import { readMeeting, removeItem, type AgendaRow, type Meeting } from '../../contract/meetings.ts';
import { AddItemsDialog } from './add-items-dialog.tsx';
import { DecideDialog } from './decide-dialog.tsx';

/** What is discussed, with what was decided of it; the secretary decides one item or many at once. */
export function Agenda({ answer }: { answer: Meeting }) {
  const { meeting, agenda, is_kept: isKept, may_decide: mayDecide } = answer;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isAdding, setAdding] = useState(false);
  const [deciding, setDeciding] = useState<AgendaRow[]>();
  const [read, setRead] = useState<AgendaRow>();
  const isOpen = isKept && ['PLANNED', 'CALLED', 'HELD'].includes(meeting.state);
  const open = agenda.filter(({ actions }) => actions.length > 0);
  const marked = open.filter(({ id }) => chosen.has(id));
  const choose = (ids: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids)
      if (isChosen) next.add(id);
      else next.delete(id);
    setChosen(next);
  };
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4">
            {say('Agenda')}
          </Title>
          <Group gap="xs">
            {marked.length > 0 && (
              <Button onClick={() => setDeciding(marked)}>{say('Decide {items}', { items: count(marked.length, 'item') })}</Button>
            )}
            {isOpen && (
              <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
                {say('Add to the agenda')}
              </Button>
            )}
          </Group>
        </Group>
        {meeting.state === 'HELD' && isKept && !mayDecide && (
          <Text size="sm" c="dimmed">
            {say('What is decided is recorded by the secretary of the committee.')}
          </Text>
        )}
        {agenda.length === 0 && (
          <NothingHere
            title={say('Nothing on the agenda yet')}
            description={say('Requests that wait for the committee, or a matter in words.')}
          />
        )}
        {open.length > 1 && (
          <Checkbox
            label={say('Choose all that are not decided')}
            checked={marked.length === open.length}
            indeterminate={marked.length > 0 && marked.length < open.length}
            onChange={({ currentTarget }) =>
              choose(
                open.map(({ id }) => id),
                currentTarget.checked,
              )
            }
          />
        )}
        {agenda.map((item, at) => (
          <Item
            key={item.id}
            item={item}
            no={at + 1}
            isChosen={item.actions.length > 0 ? chosen.has(item.id) : null}
            onChoose={(isChosen) => choose([item.id], isChosen)}
            onRead={() => setRead(item)}
            onDecide={() => setDeciding([item])}
            mayRemove={isOpen && item.decision === null}
          />
        ))}
      </Stack>
      {isAdding && <AddItemsDialog answer={answer} onClose={() => setAdding(false)} />}
      {deciding && (
        <DecideDialog
          meeting={meeting}
          items={deciding}
          onClose={() => setDeciding(undefined)}
          onDone={() => {
            setDeciding(undefined);
            setChosen(new Set());
          }}
        />
      )}
      <Drawer opened={read !== undefined} onClose={() => setRead(undefined)} position="right" size="xl" title={read?.title}>
        {read?.request_id != null && (
          <RequestPanel id={read.request_id} kinds="all" kind={read.kind ?? undefined} onDone={() => setRead(undefined)} />
        )}
      </Drawer>
    </Card>
  );
}

interface ItemProps {
  item: AgendaRow;
  no: number;
  /** Null where nothing is to be decided of it. */
  isChosen: boolean | null;
  onChoose: (isChosen: boolean) => void;
  onRead: () => void;
  onDecide: () => void;
  mayRemove: boolean;
}

function Item({ item, no, isChosen, onChoose, onRead, onDecide, mayRemove }: ItemProps) {
  const removing = useSend(removeItem, { alsoRefresh: [readMeeting], onDone: ({ message }) => showSuccess(message) });
  const remove = async () => {
    if (await confirmRemoval(`${item.title} from the agenda`)) removing.mutate({ params: { id: item.id } });
  };
  return (
    <Group align="flex-start" wrap="nowrap" gap="sm">
      {isChosen !== null && (
        <Checkbox
          mt={4}
          aria-label={say('Choose item {no}', { no })}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      )}
      <Stack gap={4} flex={1} miw={0}>
        <Group gap="xs" justify="space-between" align="flex-start">
          <Text size="sm" fw={500} flex={1} miw={180}>
            {no}.{' '}
            {item.request_id === null ? (
              item.title
            ) : (
              <Anchor component="button" type="button" size="sm" fw={500} ta="left" onClick={onRead}>
                {item.title}
              </Anchor>
            )}
          </Text>
          <Group gap="xs">
            {item.points !== null && <Text size="sm">{item.points}</Text>}
            {item.decision !== null && (
              <StatusBadge tone={item.decision === 'DEFER' ? 'neutral' : 'info'}>{item.decision_words}</StatusBadge>
            )}
            {item.actions.length > 0 && (
              <Button variant="default" size="xs" onClick={onDecide} aria-label={say('Decide item {no}', { no })}>
                {say('Decide')}
              </Button>
            )}
            {mayRemove && (
              <Button variant="subtle" color="gray" size="xs" onClick={() => void remove()} aria-label={say('Remove item {no}', { no })}>
                {say('Remove')}
              </Button>
            )}
          </Group>
        </Group>
        {item.request_id !== null && (
          <Text size="sm" c="dimmed">
            {[item.kind_title, item.owner, item.office, item.state].filter(Boolean).join(', ')}
          </Text>
        )}
        {item.says.map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
        {item.remarks !== '' && <Text size="sm">{item.remarks}</Text>}
        {item.abstained.length > 0 && (
          <Text size="sm">{say('Abstains, being concerned: {abstained}.', { abstained: item.abstained.join('; ') })}</Text>
        )}
        {item.own_office.length > 0 && (
          <Text size="sm">{say('Acts on a row of their own office: {ownOffice}.', { ownOffice: item.own_office.join('; ') })}</Text>
        )}
        {item.refused !== null && <StatusBadge tone="warning">{item.refused}</StatusBadge>}
      </Stack>
    </Group>
  );
}
