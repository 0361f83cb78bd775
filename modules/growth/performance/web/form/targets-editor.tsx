import { useRef } from 'react';
import { Alert, Button, Group, Stack, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { readInbox } from '@talaan/requests/contract/inbox.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { readForm, readOwnForms, reviseTargets, saveTargets, type ShownForm } from '../../contract/forms.ts';
import { LineFields } from './line-fields.tsx';
import { blankLine, bodyOf, valuesOf } from './line-values.ts';

const ALSO = [readForm, readOwnForms, readTimeline, readInbox];

/** The targets of an own form: saved as a draft, then submitted. */
export function TargetsEditor({ form }: { form: ShownForm }) {
  const isDraft = useRef(false);
  return (
    <FormShell
      // Written lines have numbers: what is typed next belongs to these.
      key={form.lines.map(({ id }) => id).join(' ')}
      endpoint={saveTargets}
      params={{ id: form.id }}
      initial={{ lines: valuesOf(form), reason: '' }}
      body={({ lines }) => {
        const submit = !isDraft.current;
        isDraft.current = false;
        return { lines: lines.map(bodyOf), seen: form.seen, submit };
      }}
      draft={`targets:${form.id}:${form.seen}`}
      submit="Submit to the supervisor"
      success={({ message }) => message}
      alsoRefresh={ALSO}
    >
      {(fields) => (
        <Stack gap="md">
          {fields.errors['lines'] && (
            <Alert color="red" role="alert">
              {fields.errors['lines']}
            </Alert>
          )}
          {fields.getValues().lines.map(({ key }, at) => (
            <LineFields key={key} form={form} fields={fields} at={at} />
          ))}
          <Group>
            <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => fields.insertListItem('lines', blankLine(form))}>
              Add a target
            </Button>
            <Button variant="default" type="submit" onClick={() => (isDraft.current = true)}>
              Save the draft
            </Button>
          </Group>
        </Stack>
      )}
    </FormShell>
  );
}

/** Approved targets as the head revises them, with the reason. */
export function RevisionEditor({ form, onDone }: { form: ShownForm; onDone: () => void }) {
  return (
    <FormShell
      endpoint={reviseTargets}
      params={{ id: form.id }}
      initial={{ lines: valuesOf(form), reason: '' }}
      body={({ lines, reason }) => ({ lines: lines.map(bodyOf), reason, seen: form.seen })}
      draft={`revision:${form.id}:${form.seen}`}
      submit="Revise"
      success={({ message }) => message}
      alsoRefresh={ALSO}
      onDone={onDone}
      onCancel={onDone}
    >
      {(fields) => (
        <Stack gap="md">
          <Textarea
            label="Reason"
            required
            autosize
            description="Kept with what the targets were and are"
            {...fields.getInputProps('reason')}
          />
          {fields.errors['lines'] && (
            <Alert color="red" role="alert">
              {fields.errors['lines']}
            </Alert>
          )}
          {fields.getValues().lines.map(({ key }, at) => (
            <LineFields key={key} form={form} fields={fields} at={at} />
          ))}
          <Group>
            <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => fields.insertListItem('lines', blankLine(form))}>
              Add a target
            </Button>
          </Group>
        </Stack>
      )}
    </FormShell>
  );
}
