import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { recordPosting } from '../../contract/steps.ts';
import { earliestClosing, lastValidDay } from '../../rules/publication-dates.ts';
import type { PostDialogProps } from './dialog-props.ts';

/** Where and from when the vacancy is posted; the closing day follows, and may be put later. */
export function PostingDialog({ post, onClose }: PostDialogProps) {
  const day = today().toString();
  const deadline = post.publications[0]?.deadline ?? '';
  const closingFor = (from: string) => [earliestClosing(from), deadline].toSorted().at(-1)!;
  const initial = {
    posted_on: day as string | null,
    opens: '08:00',
    first: '',
    second: '',
    third: '',
    closes_on: closingFor(day) as string | null,
    closes: '',
  };
  return (
    <Dialog title="Record the posting" size="form" onClose={onClose}>
      <FormShell
        endpoint={recordPosting}
        params={{ id: post.id }}
        initial={initial}
        body={({ posted_on: from, opens, first, second, third, closes_on: to, closes }) => ({
          posted_on: from ?? '',
          opens,
          places: [first, second, third],
          closes_on: to ?? '',
          closes: closes || null,
        })}
        draft={`job-post:${post.id}:posting`}
        submit="Record the posting"
        success="The posting was recorded."
        onDone={onClose}
      >
        {(form) => {
          const { posted_on: from } = form.getValues();
          return (
            <>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <DateField
                  label="First posting day"
                  required
                  {...form.getInputProps('posted_on')}
                  onChange={(chosen: string | null) => {
                    form.setFieldValue('posted_on', chosen);
                    if (chosen) form.setFieldValue('closes_on', closingFor(chosen));
                  }}
                />
                <TextInput type="time" label="Applications are taken from" required {...form.getInputProps('opens')} />
                <DateField
                  label="Closing day"
                  required
                  description={from ? `${longDate(earliestClosing(from))} at the earliest: ten calendar days` : undefined}
                  {...form.getInputProps('closes_on')}
                />
                <TextInput type="time" label="Closes at" description="Empty: at the end of the day" {...form.getInputProps('closes')} />
              </SimpleGrid>
              <TextInput label="Posted at, first place" required {...form.getInputProps('first')} error={form.errors.places} />
              <TextInput label="Second place" required {...form.getInputProps('second')} />
              <TextInput label="Third place" required {...form.getInputProps('third')} />
              {from && (
                <Text size="sm" c="dimmed">
                  An appointment may be issued until {longDate(lastValidDay(from))}, nine months from the first posting day.
                </Text>
              )}
            </>
          );
        }}
      </FormShell>
    </Dialog>
  );
}
