import type { ReactNode } from 'react';
import { Button, Checkbox, Group, Input, Stack, Text } from '@mantine/core';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { Candidate } from '../../contract/disposals.ts';

interface CandidateChoiceProps {
  items: readonly Candidate[];
  value: readonly number[];
  onChange: (ids: number[]) => void;
  /** Those of the form: that of `item_ids.2` is said on the row of the third that was chosen. */
  errors: Readonly<Record<string, ReactNode>>;
}

/** Which items are listed; what hinders one, and what the server says of one, stands on its row. */
export function CandidateChoice({ items, value, onChange, errors }: CandidateChoiceProps) {
  const free = items.filter(({ hindrance }) => hindrance === null);
  const errorOf = (id: number) => errors[`item_ids.${value.indexOf(id)}`];
  return (
    <Input.Wrapper label={say('Items')} required labelElement="div" error={errors['item_ids']}>
      <Stack gap={0} mt={4} role="group" aria-label={say('Items')}>
        {items.map(({ id, article, serial, property_no, fund_code, office, unit_cost, hindrance }) => (
          <Checkbox
            key={id}
            py={8}
            disabled={hindrance !== null}
            checked={value.includes(id)}
            onChange={(event) => onChange(event.currentTarget.checked ? [...value, id] : value.filter((one) => one !== id))}
            label={`${article}${serial && `, ${serial}`}`}
            description={[property_no, `fund ${fund_code}`, office, formatPesos(unit_cost), hindrance].filter(Boolean).join(' · ')}
            error={errorOf(id)}
          />
        ))}
      </Stack>
      <Group justify="space-between" mt={6}>
        <Text size="sm" c="dimmed">
          {say('{items} chosen', { items: count(value.length, 'item') })}
        </Text>
        {free.length > 1 && (
          <Button variant="subtle" onClick={() => onChange(value.length === free.length ? [] : free.map(({ id }) => id))}>
            {value.length === free.length ? say('Choose none') : say('Choose all {number}', { number: free.length })}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
