import { ActionIcon, Button, Checkbox, Group, NumberInput, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { z } from 'zod';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { RANK_NAMES } from '../../contract/codes.ts';
import { addTerms, readSettings, TERMS_KINDS, type Settings } from '../../contract/settings.ts';
import { FORMS } from '../../rules/form/form-line.ts';
import { ADJECTIVES } from '../../rules/levels.ts';

export type TermsKind = keyof typeof TERMS_KINDS;
type Body = z.input<typeof addTerms.body>;
type Start = Settings['deadlines'][number] & Settings['adjectives'][number] & Settings['achievement'][number] & Settings['weights'][number];

interface Values {
  terms: Omit<Start, 'effective_on' | 'id' | 'is_removable' | 'groups' | 'least'> & {
    effective_on: string | null;
    least: Record<5 | 4 | 3 | 2, number>;
    groups: (Omit<Start['groups'][number], 'weight'> & { key: string; weight: number | '' })[];
  };
}

interface TermsDialogProps {
  kind: TermsKind;
  /** What applies last of the kind, with which the fields begin. */
  start: Start;
  /** Weights on record, the last first: with another form or rank its own functions are there to change. */
  tables: Settings['weights'];
  onClose: () => void;
}

const DAYS = {
  targets_before: 'Targets, days before the period',
  targets_after_entry: 'Targets, days after entry',
  self_rating: 'Self-rating, days after the period',
  final: 'Final forms, days after the period',
  appeal: 'Appeals, days after receipt',
  appeal_months: 'Decision of an appeal, months',
  least_days: 'Rated from so many days of service',
} as const;

/** Deadlines, a scale or weights from a day on. Periods that have begun keep theirs. */
export function TermsDialog({ kind, start, tables, onClose }: TermsDialogProps) {
  const isAdjectives = kind === 'ADJECTIVES';
  const initial: Values = {
    terms: {
      ...start,
      effective_on: null,
      source: '',
      least: isAdjectives
        ? (Object.fromEntries(Object.entries(start.least).map(([level, value]) => [level, value / 1000])) as Values['terms']['least'])
        : start.least,
      groups: typedGroups(start.groups ?? []),
    },
  };
  return (
    <Dialog title={TERMS_KINDS[kind]} size="form" onClose={onClose}>
      <FormShell
        endpoint={addTerms}
        initial={initial}
        body={({ terms }) => bodyOf(kind, terms)}
        draft={`terms:${kind}`}
        submit="Save"
        success={({ message }) => message}
        alsoRefresh={[readSettings]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <DateField label="Applies from" required {...form.getInputProps('terms.effective_on')} />
              <TextInput label="Circular or order" required {...form.getInputProps('terms.source')} />
            </SimpleGrid>
            {kind === 'DEADLINES' && (
              <SimpleGrid cols={{ base: 1, xs: 2 }}>
                {Object.entries(DAYS).map(([name, label]) => (
                  <NumberInput key={name} label={label} required min={0} {...form.getInputProps(`terms.${name}`)} />
                ))}
              </SimpleGrid>
            )}
            {isAdjectives &&
              ([5, 4, 3, 2] as const).map((level) => (
                <NumberInput
                  key={level}
                  label={`${ADJECTIVES[level]} from`}
                  required
                  min={1}
                  max={5}
                  step={0.01}
                  decimalScale={2}
                  fixedDecimalScale
                  {...form.getInputProps(`terms.least.${level}`)}
                />
              ))}
            {kind === 'ACHIEVEMENT' && (
              <>
                {([5, 4, 3] as const).map((level) => (
                  <NumberInput
                    key={level}
                    label={`${level} from`}
                    required
                    min={1}
                    suffix=" %"
                    {...form.getInputProps(`terms.least.${level}`)}
                  />
                ))}
                <NumberInput label="2 above" required min={1} suffix=" %" {...form.getInputProps('terms.poor_up_to')} />
              </>
            )}
            {kind === 'WEIGHTS' && <WeightFields form={form} tables={tables} />}
            {form.errors['terms.terms'] && (
              <Text size="sm" c="red" role="alert">
                {form.errors['terms.terms']}
              </Text>
            )}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function typedGroups(groups: Start['groups']): Values['terms']['groups'] {
  return groups.map((group) => ({ ...group, key: group.code }));
}

function WeightFields({ form, tables }: { form: UseFormReturnType<Values>; tables: Settings['weights'] }) {
  const { groups } = form.getValues().terms;
  const total = groups.reduce((sum, { weight }) => sum + Number(weight), 0);
  const choose = (chosen: Partial<Pick<Start, 'form' | 'rank'>>) => {
    const terms = { ...form.getValues().terms, ...chosen };
    const table = tables.find((one) => one.form === terms.form && one.rank === terms.rank);
    form.setFieldValue('terms', table ? { ...terms, groups: typedGroups(table.groups) } : terms);
  };
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          label="Form"
          required
          allowDeselect={false}
          data={FORMS.map((value) => ({ value, label: value }))}
          {...form.getInputProps('terms.form')}
          onChange={(chosen) => choose({ form: chosen as Start['form'] })}
        />
        <Select
          label="Applies to"
          required
          allowDeselect={false}
          data={choices(RANK_NAMES)}
          {...form.getInputProps('terms.rank')}
          onChange={(chosen) => choose({ rank: chosen as Start['rank'] })}
        />
      </SimpleGrid>
      {groups.map(({ key, name }, at) => (
        <Group key={key} gap="xs" align="flex-end">
          <TextInput label="Function" required flex={1} miw={160} {...form.getInputProps(`terms.groups.${at}.name`)} />
          <TextInput label="Code" required w={120} {...form.getInputProps(`terms.groups.${at}.code`)} />
          <NumberInput label="Weight" required w={90} min={1} max={100} suffix=" %" {...form.getInputProps(`terms.groups.${at}.weight`)} />
          <Checkbox label="Support" mb={8} {...form.getInputProps(`terms.groups.${at}.is_support`, { type: 'checkbox' })} />
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            aria-label={`Remove ${name || 'function'}`}
            onClick={() => form.removeListItem('terms.groups', at)}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
      ))}
      <Group justify="space-between">
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() =>
            form.insertListItem('terms.groups', { key: `new-${groups.length}-${total}`, code: '', name: '', weight: '', is_support: false })
          }
        >
          Add a function
        </Button>
        <Text size="sm" c={total === 100 ? 'dimmed' : 'red'}>
          Total {total} %
        </Text>
      </Group>
    </Stack>
  );
}

function bodyOf(kind: TermsKind, { effective_on, source, ...terms }: Values['terms']): Body {
  const dated = { effective_on: effective_on ?? '', source };
  const { least } = terms;
  if (kind === 'DEADLINES') {
    const { targets_before, targets_after_entry, self_rating, final, appeal, appeal_months, least_days } = terms;
    return { kind, terms: { ...dated, targets_before, targets_after_entry, self_rating, final, appeal, appeal_months, least_days } };
  }
  if (kind === 'ADJECTIVES') {
    const thousandths = (value: number) => Math.round(value * 1000);
    return {
      kind,
      terms: {
        ...dated,
        least: { 5: thousandths(least[5]), 4: thousandths(least[4]), 3: thousandths(least[3]), 2: thousandths(least[2]) },
      },
    };
  }
  if (kind === 'ACHIEVEMENT')
    return { kind, terms: { ...dated, least: { 5: least[5], 4: least[4], 3: least[3] }, poor_up_to: terms.poor_up_to } };
  return {
    kind,
    terms: {
      ...dated,
      form: terms.form,
      rank: terms.rank,
      groups: terms.groups.map(({ code, name, weight, is_support }) => ({ code, name, weight: Number(weight), is_support })),
    },
  };
}
