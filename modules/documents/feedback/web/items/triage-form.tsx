import { useState } from 'react';
import { Button, Radio, Stack, Text, Textarea } from '@mantine/core';
import { IconArrowMerge } from '@tabler/icons-react';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { joinFeedback, listFeedback, readFeedback, stepFeedback, type Item } from '../../contract/items.ts';
import { itemFlow, type ItemAction } from '../../workflow.ts';

interface Values {
  action: ItemAction;
  reply: string;
}

/** The next step of an item with the reply, or another item that says the same. */
export function TriageForm({ item, onDone }: { item: Item; onDone: () => void }) {
  const [isJoining, setJoining] = useState(false);
  const open = itemFlow.open(item.state, ['triager']);
  if (isJoining) return <JoinForm item={item} onDone={onDone} />;
  return (
    <Stack gap="sm">
      <Text size="sm">{item.body}</Text>
      <Button variant="default" w="fit-content" leftSection={<IconArrowMerge size={16} />} onClick={() => setJoining(true)}>
        {say('It says the same as another one')}
      </Button>
      <FormShell<typeof stepFeedback, Values>
        endpoint={stepFeedback}
        initial={{ action: open[0]!, reply: '' }}
        body={({ action, reply }) => ({ ids: [item.id], action, reply })}
        draft={`feedback-triage:${item.id}`}
        submit={say('Save')}
        success={({ message }) => message}
        alsoRefresh={[readFeedback]}
        onDone={onDone}
      >
        {(form) => (
          <Stack gap="sm">
            <Radio.Group label={say('Next step')} required {...form.getInputProps('action')}>
              <Stack gap="xs" mt={4}>
                {open.map((action) => (
                  <Radio key={action} value={action} label={itemFlow.steps[action].label} />
                ))}
              </Stack>
            </Radio.Group>
            <Textarea
              label={say('Reply')}
              description={say('The sender is notified and reads it.')}
              required={'needsReason' in itemFlow.steps[form.values.action]}
              autosize
              minRows={2}
              maxLength={1000}
              {...form.getInputProps('reply')}
            />
          </Stack>
        )}
      </FormShell>
    </Stack>
  );
}

function JoinForm({ item, onDone }: { item: Item; onDone: () => void }) {
  return (
    <FormShell<typeof joinFeedback, { into: number | null }>
      endpoint={joinFeedback}
      params={{ id: item.id }}
      initial={{ into: null }}
      body={({ into }) => ({ into: into ?? 0 })}
      draft={`feedback-join:${item.id}`}
      submit={say('Join')}
      success={({ message }) => message}
      alsoRefresh={[readFeedback]}
      onDone={onDone}
    >
      {(form) => (
        <RemotePicker
          label={say('Join with')}
          description={say('It then has the state and the reply of that one.')}
          required
          endpoint={listFeedback}
          rows="items"
          query={{ state: 'open', per_page: 5 }}
          value={form.values.into}
          error={form.errors.into}
          onChange={(into) => form.setFieldValue('into', into)}
          option={(row) => ({ label: `No. ${row.id}: ${row.body.slice(0, 80)}`, note: `${row.module_title}, ${row.sender}` })}
        />
      )}
    </FormShell>
  );
}
