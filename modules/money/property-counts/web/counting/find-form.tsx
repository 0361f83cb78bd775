import { useState } from 'react';
import { Button, FileInput, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { photoWithin } from '@talaan/kernel/web/files/shrink-pictures.ts';
import type { Given } from './use-counting.ts';

/** What a slow network sends, too. */
const MOST_BYTES = 300_000;
const BLANK = { article: '', note: '', quantity: 1 as number | string, photo: null as File | null };

/** Notes what no card has, with a photo. */
export function FindForm({ record }: { record: (given: Given) => Promise<boolean> }) {
  const [values, setValues] = useState(BLANK);
  const [fault, setFault] = useState<string>();
  const set = (changes: Partial<typeof BLANK>) => setValues((before) => ({ ...before, ...changes }));
  const send = async () => {
    setFault(undefined);
    const photo = values.photo && (await photoWithin(values.photo, MOST_BYTES));
    if (values.photo && !photo) return setFault('This photo cannot be read. Take another one.');
    const given = { article: values.article.trim(), note: values.note.trim(), quantity: Number(values.quantity) || 1, photo };
    if (await record({ way: 'NEW', given: '', condition: 'SERVICEABLE', ...given })) setValues(BLANK);
  };
  return (
    <Stack
      component="form"
      gap="xs"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextInput
        label={say('What it is')}
        required
        maxLength={200}
        placeholder={say('Such as steel filing cabinet')}
        value={values.article}
        onChange={(event) => set({ article: event.currentTarget.value })}
      />
      <Group gap="xs" grow align="flex-start">
        <NumberInput
          label={say('How many')}
          min={1}
          max={10_000}
          allowDecimal={false}
          value={values.quantity}
          onChange={(quantity) => set({ quantity })}
        />
        <FileInput
          label={say('Photo')}
          placeholder={say('Take a photo')}
          accept="image/jpeg,image/png"
          capture="environment"
          clearable
          leftSection={<IconCamera size={16} aria-hidden />}
          value={values.photo}
          onChange={(photo) => set({ photo })}
        />
      </Group>
      <TextInput
        label={say('Note')}
        maxLength={300}
        placeholder={say('Brand, marks, whose it may be')}
        value={values.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
      {fault && (
        <Text size="sm" c="red" role="alert">
          {fault}
        </Text>
      )}
      <Button type="submit" disabled={values.article.trim() === ''}>
        {say('Note the find')}
      </Button>
    </Stack>
  );
}
