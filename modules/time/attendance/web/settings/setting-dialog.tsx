import { NumberInput, Stack, Switch, Text, Textarea } from '@mantine/core';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { changeAgencySetting, type ShownSetting, type ShownSettings } from '../../contract/management.ts';
import { formatValue } from '../../rules/agency-settings.ts';
import { TimeField } from '@talaan/kernel/web/forms/time-field.tsx';
import { SettingHistory } from './setting-history.tsx';
import { WhatIf } from './what-if.tsx';

interface SettingDialogProps {
  part: ShownSettings;
  setting: ShownSetting;
  onClose: () => void;
}

interface TypedChange {
  value: number | string;
  from: string | null;
  reason: string;
}

/** Another value, from when and why; beside it what last month would have come to, and what was set before. */
export function SettingDialog({ part: { module, changes_days }, setting, onClose }: SettingDialogProps) {
  const { name, title, help, unit, least, most, standard } = setting;
  const today = useToday();
  return (
    <Dialog onClose={onClose} title={title} size="form">
      <FormShell
        endpoint={changeAgencySetting}
        params={{ module, name }}
        initial={firstValues(setting.value, today)}
        body={({ value, from, reason }) => ({ value: Number(value), from: from ?? '', reason })}
        draft={`attendance-setting:${module}.${name}`}
        submit="Save"
        success="The setting was saved."
        onDone={onClose}
      >
        {(form) => {
          const value = Number(form.values.value);
          const isNew = form.values.value !== '' && Number.isInteger(value) && value !== setting.value && value >= least && value <= most;
          return (
            <Stack gap="sm">
              <Text size="sm">{help}</Text>
              {unit === 'switch' ? (
                <Switch
                  label={title}
                  checked={value === 1}
                  onChange={({ currentTarget: { checked } }) => form.setFieldValue('value', Number(checked))}
                />
              ) : unit === 'clock' ? (
                <TimeField
                  label="New time"
                  description={`From ${formatValue(setting, least)} to ${formatValue(setting, most)}; Talaan comes with ${formatValue(setting, standard)}.`}
                  required
                  value={form.values.value === '' ? null : value}
                  onChange={(minutes) => form.setFieldValue('value', minutes ?? '')}
                  error={form.errors.value}
                />
              ) : (
                <NumberInput
                  label={`New value, in ${unit}`}
                  description={`From ${least} to ${most}; Talaan comes with ${standard}.`}
                  required
                  min={least}
                  max={most}
                  allowDecimal={false}
                  clampBehavior="none"
                  {...form.getInputProps('value')}
                />
              )}
              {changes_days && <WhatIf module={module} name={name} value={isNew ? value : null} />}
              <DateField
                label="Applies from"
                description="A day of this month or a later one; days from then on are computed again."
                required
                {...form.getInputProps('from')}
              />
              <Textarea label="Why" description="The order or the rule." required autosize minRows={2} {...form.getInputProps('reason')} />
              <SettingHistory module={module} setting={setting} />
            </Stack>
          );
        }}
      </FormShell>
    </Dialog>
  );
}

function firstValues(value: number, today: string): TypedChange {
  return { value, from: today, reason: '' };
}
