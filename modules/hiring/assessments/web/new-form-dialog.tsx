import { Button, Checkbox, Fieldset, Group, NumberInput, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { addForm, BOARDS, type WholeForm } from '../contract/forms.ts';
import { FactorFields, newFactor, typedFactor, writtenFactor, type TypedFactor } from './factor-fields.tsx';
import { formatPoints } from '../rules/points.ts';

const PASS_ON = [
  { value: 'total', label: 'Total' },
  { value: 'credentials', label: 'Credentials' },
];

/** A new form, or the next version of one; what the factors add up to is said while typing. */
export function NewFormDialog({ from, onClose }: { from: WholeForm | null; onClose: () => void }) {
  const initial = {
    name: from?.name ?? '',
    board: from?.board ?? 'NAPB',
    position_group: from?.position_group ?? '',
    total: (from ? from.total / 100 : 100) as number | string,
    pass_on: from?.pass_on ?? 'total',
    pass_mark: (from ? from.pass_mark / 100 : 70) as number | string,
    drops_extremes: from?.drops_extremes ?? false,
    preference_cap: (from ? from.preference_cap / 100 : 5) as number | string,
    factors: from ? from.factors.map(typedFactor) : ([newFactor(0)] as TypedFactor[]),
  };
  return (
    <Dialog title={from ? `${from.name}: next version` : 'Add a form'} size="paper" onClose={onClose}>
      <FormShell
        endpoint={addForm}
        initial={initial}
        body={({ total, pass_mark, preference_cap, factors, ...values }) => ({
          ...values,
          total: hundredths(total),
          pass_mark: hundredths(pass_mark),
          preference_cap: hundredths(preference_cap),
          factors: factors.map(writtenFactor),
        })}
        draft={`assessment form:${from?.id ?? 'new'}`}
        submit="Add version"
        success="The version is in use for new posts."
        onDone={onClose}
      >
        {(form) => {
          const { factors, total } = form.getValues();
          const sum = factors.reduce((points, one) => points + (hundredths(one.points) || 0), 0);
          const change = (at: number, part: Partial<TypedFactor>) =>
            form.setFieldValue(
              'factors',
              factors.map((one, index) => (index === at ? { ...one, ...part } : one)),
            );
          return (
            <>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextInput label="Name" required readOnly={from !== null} {...form.getInputProps('name')} />
                <Select
                  label="Board"
                  required
                  readOnly={from !== null}
                  allowDeselect={false}
                  data={Object.entries(BOARDS).map(([value, label]) => ({ value, label }))}
                  {...form.getInputProps('board')}
                />
                <TextInput label="Position group" {...form.getInputProps('position_group')} />
                <NumberInput label="Total" required min={1} decimalScale={2} {...form.getInputProps('total')} />
                <Select label="Pass mark is on" required allowDeselect={false} data={PASS_ON} {...form.getInputProps('pass_on')} />
                <NumberInput label="Pass mark" required min={0} decimalScale={2} {...form.getInputProps('pass_mark')} />
                <NumberInput
                  label="Preference, at most"
                  required
                  min={0}
                  max={5}
                  decimalScale={2}
                  {...form.getInputProps('preference_cap')}
                />
              </SimpleGrid>
              <Checkbox
                label="From five members on leave out the highest and the lowest"
                {...form.getInputProps('drops_extremes', { type: 'checkbox' })}
              />
              <Fieldset legend="Factors">
                <Stack gap="md">
                  {factors.map((factor, at) => (
                    <FactorFields
                      key={factor.line}
                      factor={factor}
                      at={at}
                      errors={form.errors}
                      onChange={(part) => change(at, part)}
                      onRemove={() =>
                        form.setFieldValue(
                          'factors',
                          factors.filter((_, index) => index !== at),
                        )
                      }
                    />
                  ))}
                  <Group justify="space-between">
                    <Button
                      variant="default"
                      leftSection={<IconPlus size={16} />}
                      onClick={() =>
                        form.setFieldValue('factors', [...factors, newFactor(Math.max(-1, ...factors.map(({ line }) => line)) + 1)])
                      }
                    >
                      Add a factor
                    </Button>
                    <Text size="sm" role="status">
                      {sum === hundredths(total)
                        ? `The factors add up to the total: ${formatPoints(sum)}.`
                        : `The factors add up to ${formatPoints(sum)}; the total says ${formatPoints(hundredths(total) || 0)}.`}
                    </Text>
                  </Group>
                </Stack>
              </Fieldset>
            </>
          );
        }}
      </FormShell>
    </Dialog>
  );
}

function hundredths(typed: number | string): number {
  return typed === '' ? Number.NaN : Math.round(Number(typed) * 100);
}
