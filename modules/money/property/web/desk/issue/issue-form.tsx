import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { Consequences, WithConsequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { focusOnSight } from '@talaan/kernel/web/forms/focus-on-sight.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { listItems } from '../../../contract/items.ts';
import { issueItems, listPapers } from '../../../contract/papers.ts';
import { ItemField, type PickedItem } from './item-field.tsx';
import { PersonField } from './person-field.tsx';
import { PlannedPapers } from './planned-papers.tsx';
import { useIssuePreview } from './use-issue-preview.ts';

interface IssueFormProps {
  items: PickedItem[];
  draft: string;
  onIssued: (papers: { id: number }[]) => void;
  onCancel: () => void;
}

interface Values {
  personnel_id: number | null;
  user_id: number | null;
  dated_on: string | null;
  items: PickedItem[];
}

/** To whom, what, and as of when; beside it the papers that follow, by the rule. */
export function IssueForm({ items, draft, onIssued, onCancel }: IssueFormProps) {
  const today = useToday();
  const [hindrance, setHindrance] = useState<string | null>(null);
  const initial: Values = { personnel_id: null, user_id: null, dated_on: today, items };
  return (
    <FormShell
      // The server may say that it is another day.
      key={today}
      endpoint={issueItems}
      initial={initial}
      body={bodyOf}
      draft={draft}
      submit="Issue"
      success={({ message }) => message}
      alsoRefresh={[listItems, listPapers]}
      onDone={({ papers }) => onIssued(papers)}
      onCancel={onCancel}
    >
      {(form) => {
        const values = form.getValues();
        return (
          <WithConsequences
            fields={
              <Stack gap="md">
                <PersonField
                  label="Issue to"
                  description="The accountable person, by name or employee number"
                  required
                  accountable
                  ref={focusOnSight}
                  value={values.personnel_id}
                  onChange={(id, row) => {
                    form.setFieldValue('personnel_id', id);
                    setHindrance(row?.hindrance ?? null);
                  }}
                  error={hindrance ?? form.errors.personnel_id}
                />
                <ItemField value={values.items} onChange={(chosen) => form.setFieldValue('items', chosen)} error={form.errors.item_ids} />
                <DateField label="Date of the papers" required {...form.getInputProps('dated_on')} />
                <UserField value={values.user_id} onChange={(id) => form.setFieldValue('user_id', id)} error={form.errors.user_id} />
              </Stack>
            }
          >
            <WhatFollows values={values} isHindered={hindrance !== null} />
          </WithConsequences>
        );
      }}
    </FormShell>
  );
}

interface UserFieldProps {
  value: number | null;
  onChange: (id: number | null) => void;
  error: React.ReactNode;
}

/** Rarely asked: who works with the items under the accountable person. */
function UserField({ value, onChange, error }: UserFieldProps) {
  const [isOpen, setOpen] = useState(value !== null);
  if (!isOpen)
    return (
      <Button variant="subtle" w="fit-content" px="xs" onClick={() => setOpen(true)}>
        Someone else uses the items
      </Button>
    );
  return (
    <PersonField
      label="Used by"
      description="Such as a job order. The person above stays accountable."
      ref={focusOnSight}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

function WhatFollows({ values, isHindered }: { values: Values; isHindered: boolean }) {
  const { personnel_id: person, items, dated_on: day } = values;
  const isEnough = person !== null && items.length > 0 && day !== null && !isHindered;
  const answer = useIssuePreview(bodyOf({ ...values, user_id: null }), isEnough);
  const hint = isHindered
    ? 'Choose another accountable person.'
    : person === null
      ? 'Choose to whom the items are issued.'
      : 'Choose at least one item.';
  return (
    <Consequences hint={isEnough ? undefined : hint} answer={answer}>
      {({ papers }) => (
        <>
          <PlannedPapers papers={papers} />
          <Text size="xs" c="dimmed">
            The person is accountable from now on, is notified, and acknowledges within five working days.
          </Text>
        </>
      )}
    </Consequences>
  );
}

function bodyOf({ personnel_id, user_id, dated_on, items }: Values) {
  return { personnel_id: personnel_id ?? 0, user_id, dated_on: dated_on ?? '', item_ids: items.map(({ id }) => id) };
}
