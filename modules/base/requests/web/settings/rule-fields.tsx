import { ActionIcon, Card, Group, NumberInput, Select, Stack, Text, TextInput } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import type { UseFormReturnType } from '@mantine/form';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { GROUPS } from '@talaan/kernel/contract/groups.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import type { RuleValues } from './authorities-dialog.tsx';
import { GIVES } from './format-rule.ts';

const FACTS = [
  { value: 'days', label: 'Days' },
  { value: 'amount', label: 'Amount (PHP)' },
  { value: 'rank', label: 'Rank' },
];

interface RuleFieldsProps {
  form: UseFormReturnType<{ from: string | null; rules: RuleValues[] }>;
  at: number;
}

/** One rule of the list, and its place in it. */
export function RuleFields({ form, at }: RuleFieldsProps) {
  const { rules } = form.getValues();
  const { fact, gives, office_id } = rules[at]!;
  const field = (name: keyof RuleValues) => form.getInputProps(`rules.${at}.${name}`);
  const move = (to: number) => form.reorderListItem('rules', { from: at, to });
  return (
    <Card withBorder component="fieldset">
      <Group justify="space-between" mb="xs">
        <Text fw={600}>Rule {at + 1}</Text>
        <Group gap={4}>
          <ActionIcon variant="default" aria-label={`Move rule ${at + 1} up`} disabled={at === 0} onClick={() => move(at - 1)}>
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={`Move rule ${at + 1} down`}
            disabled={at === rules.length - 1}
            onClick={() => move(at + 1)}
          >
            <IconArrowDown size={16} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={`Remove rule ${at + 1}`}
            disabled={rules.length === 1}
            onClick={() => form.removeListItem('rules', at)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      </Group>
      <Stack gap="sm">
        <Group grow align="flex-start">
          <Select label="Compares" placeholder="All others" clearable data={FACTS} {...field('fact')} />
          {fact !== null && <NumberInput label="From" min={0} thousandSeparator {...field('at_least')} />}
          {fact !== null && <NumberInput label="Below" min={0} thousandSeparator {...field('below')} />}
        </Group>
        <Group grow align="flex-start">
          <Select label="Decided by" required allowDeselect={false} data={choices(GIVES)} {...field('gives')} />
          {(gives === 'head-of-office' || gives === 'group') && (
            <OfficePicker
              label="Office"
              required={gives === 'head-of-office'}
              placeholder={gives === 'group' ? 'The whole university' : 'Choose the office'}
              value={office_id}
              onChange={(id) => form.setFieldValue(`rules.${at}.office_id`, id)}
              error={form.errors[`rules.${at}.office_id`]}
            />
          )}
          {gives === 'group' && <SearchSelect label="Group" required data={choices(GROUPS)} {...field('group_name')} />}
        </Group>
        <TextInput label="Shown as" required description="Such as ‘15 days or more’, in previews and timelines" {...field('because')} />
      </Stack>
    </Card>
  );
}
