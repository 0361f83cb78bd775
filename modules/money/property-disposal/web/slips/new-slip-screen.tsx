import { useState } from 'react';
import { Group, SegmentedControl, Select, Skeleton, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { listItems } from '@talaan/property/contract/items.ts';
import { PersonField } from '@talaan/property/web/desk/issue/person-field.tsx';
import { PURPOSES, SLIPS, type SlipType } from '../../contract/fields.ts';
import { listSlips, makeSlip } from '../../contract/slips.ts';
import { OutItemsField, type OutItem } from './out-items-field.tsx';

/** Items leave the premises by a gate pass, or are lent from stock. */
export function Screen() {
  const { search, change } = useAddress();
  const type: SlipType = search.get('type') === 'LOAN' ? 'LOAN' : 'GATE';
  const asked = (search.get('items') ?? '').split(',').map(Number).filter(Boolean);
  const answer = useCall(listItems, { query: { ids: asked, per_page: 500 } }, { enabled: asked.length > 0 });
  const items = answer.isPlaceholderData ? undefined : answer.data?.items;
  return (
    <Page title="New gate pass or loan">
      <Stack gap="md" maw={760}>
        <SegmentedControl aria-label="Slip" value={type} onChange={(value) => change({ type: value })} data={choices(SLIPS)} />
        {answer.isError ? (
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        ) : asked.length > 0 && !items ? (
          <Skeleton h={420} aria-busy />
        ) : (
          <SlipForm key={type} type={type} items={items ?? []} />
        )}
      </Stack>
    </Page>
  );
}

interface Values {
  items: OutItem[];
  person_id: number | null;
  bearer: string;
  under_id: number | null;
  purpose: keyof typeof PURPOSES;
  destination: string;
  reason: string;
  dated_on: string | null;
  expected_on: string | null;
}

function SlipForm({ type, items }: { type: SlipType; items: readonly OutItem[] }) {
  const navigate = useNavigate();
  const today = useToday();
  const [hindrance, setHindrance] = useState<string | null>(null);
  const [isOutsider, setOutsider] = useState(false);
  const initial: Values = {
    items: items.map(({ id, property_no, article }) => ({ id, property_no, article })),
    person_id: null,
    bearer: '',
    under_id: null,
    purpose: type === 'GATE' ? 'REPAIR' : 'USE',
    destination: '',
    reason: '',
    dated_on: today,
    expected_on: null,
  };
  return (
    <FormShell
      endpoint={makeSlip}
      initial={initial}
      body={({ items: chosen, dated_on, expected_on, ...values }) => ({
        ...values,
        type,
        item_ids: chosen.map(({ id }) => id),
        person_id: isOutsider ? null : values.person_id,
        bearer: isOutsider ? values.bearer : '',
        under_id: type === 'LOAN' ? values.under_id : null,
        dated_on: dated_on ?? '',
        expected_on: expected_on ?? '',
      })}
      draft={`property-slip:${type}:${items.map(({ id }) => id).join()}`}
      submit={type === 'GATE' ? 'Make the gate pass' : 'Lend'}
      success={({ message }) => message}
      alsoRefresh={[listSlips, listItems]}
      onDone={({ id }) => void navigate(`/property/slips/${id}`, { replace: true })}
      onCancel={() => void navigate('/property/slips')}
    >
      {(form) => (
        <Stack gap="md">
          <OutItemsField
            type={type}
            value={form.values.items}
            onChange={(chosen) => form.setFieldValue('items', chosen)}
            errors={form.errors}
          />
          {isOutsider ? (
            <TextInput
              label="Who carries them"
              description="Name, and for whom they work"
              required
              {...form.getInputProps('bearer')}
              error={form.errors['person_id'] ?? form.errors['bearer']}
            />
          ) : (
            <PersonField
              label={type === 'GATE' ? 'Who carries them' : 'Borrower'}
              description="By name or employee number"
              required
              value={form.values.person_id}
              onChange={(id, row) => {
                form.setFieldValue('person_id', id);
                setHindrance(row?.hindrance ?? null);
              }}
              error={form.errors['person_id']}
            />
          )}
          {type === 'GATE' && (
            <Switch
              label="Someone who is no personnel, such as of the repair shop"
              checked={isOutsider}
              onChange={(event) => setOutsider(event.currentTarget.checked)}
            />
          )}
          {type === 'LOAN' && (hindrance !== null || form.values.under_id !== null || form.errors['under_id']) && (
            <PersonField
              label="Under whom"
              description="The borrower cannot be accountable; this person is"
              required
              accountable
              value={form.values.under_id}
              onChange={(id) => form.setFieldValue('under_id', id)}
              error={form.errors['under_id']}
            />
          )}
          <Group grow align="flex-start" gap="sm">
            <Select label="Purpose" allowDeselect={false} data={choices(PURPOSES)} {...form.getInputProps('purpose')} />
            <TextInput
              label={type === 'GATE' ? 'Where to' : 'Where it is used'}
              required={type === 'GATE'}
              {...form.getInputProps('destination')}
            />
          </Group>
          <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />
          <Group grow align="flex-start" gap="sm">
            <DateField label="Date" required {...form.getInputProps('dated_on')} />
            <DateField label="Expected back" required {...form.getInputProps('expected_on')} />
          </Group>
        </Stack>
      )}
    </FormShell>
  );
}
