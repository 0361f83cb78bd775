import { Radio, SimpleGrid, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { listItems, readItem, type ItemRecord } from '../../../contract/items.ts';
import { answerDispute, listPapers, type PaperRecord } from '../../../contract/papers.ts';

interface DisputeDialogProps {
  paper: PaperRecord;
  line: PaperRecord['lines'][number];
  onClose: () => void;
}

/** Answers what a holder disputes: the item is corrected and goes on a paper of its own, or back into stock. */
export function DisputeDialog({ paper, line, onClose }: DisputeDialogProps) {
  const item = useCall(readItem, { params: { id: line.item_id } }).data?.item;
  return (
    <Dialog title={`Answer the dispute of ${line.property_no}`} size="form" onClose={onClose}>
      {item?.id === line.item_id ? <AnswerForm paper={paper} line={line} item={item} onClose={onClose} /> : <Skeleton h={320} aria-busy />}
    </Dialog>
  );
}

function AnswerForm({ paper, line, item, onClose }: DisputeDialogProps & { item: ItemRecord }) {
  const today = useToday();
  return (
    <FormShell
      endpoint={answerDispute}
      params={{ id: paper.id, item: line.item_id }}
      initial={{
        how: 'correct',
        reason: '',
        corrected: {
          article: item.article,
          description: item.description,
          brand: item.brand,
          model: item.model,
          serial: item.serial,
          dated_on: today,
        },
      }}
      body={({ how, reason, corrected }) => ({
        reason,
        corrected: how === 'correct' ? { ...corrected, dated_on: corrected.dated_on ?? '' } : null,
      })}
      draft={`property-dispute:${paper.id}:${line.item_id}`}
      submit="Answer"
      success={({ message }) => message}
      alsoRefresh={[listItems, listPapers]}
      onDone={onClose}
    >
      {(form) => (
        <Stack gap="sm">
          <Text size="sm">
            {paper.holder}: “{line.note}”
          </Text>
          <Radio.Group label="Answer" {...form.getInputProps('how')}>
            <Stack gap="xs" mt={4}>
              <Radio value="correct" label="Correct the item, and issue it on a paper of its own" />
              <Radio value="withdraw" label="Take the item back into stock" />
            </Stack>
          </Radio.Group>
          {form.getValues().how === 'correct' && (
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput label="Article" required {...form.getInputProps('corrected.article')} />
              <TextInput label="Serial number" {...form.getInputProps('corrected.serial')} />
              <TextInput label="Brand" {...form.getInputProps('corrected.brand')} />
              <TextInput label="Model" {...form.getInputProps('corrected.model')} />
              <TextInput label="Description" {...form.getInputProps('corrected.description')} />
              <DateField label="Date of the new paper" required {...form.getInputProps('corrected.dated_on')} />
            </SimpleGrid>
          )}
          <Textarea label="Reason" description="The holder reads it." required autosize minRows={2} {...form.getInputProps('reason')} />
        </Stack>
      )}
    </FormShell>
  );
}
