import { NumberInput, Radio, Skeleton, Stack, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { changeServiceSetting, readServiceRecord, readServiceSetting } from '../contract/service-record.ts';
import { readMoney } from '@talaan/kernel/contract/money.ts';

/** How service records and certificates are printed from now on. */
export function SettingDialog({ onClose }: { onClose: () => void }) {
  const setting = useCall(readServiceSetting, {}).data?.setting;
  return (
    <Dialog onClose={onClose} title="Service records and certificates">
      {setting ? (
        <FormShell
          endpoint={changeServiceSetting}
          initial={{
            salary_per: setting.salary_per,
            branch: setting.branch,
            pera: setting.pera / 100,
            office_id: setting.office_id,
          }}
          body={({ pera, ...values }) => ({ ...values, pera: readMoney(pera) ?? 0 })}
          draft="service-setting"
          submit="Save"
          success="The settings were saved."
          alsoRefresh={[readServiceRecord]}
          onDone={onClose}
        >
          {(form) => (
            <Stack gap="sm">
              <OfficePicker
                label="Office that issues them"
                description="The papers show its letterhead and signatories; without one, those of the office of the user who prints."
                value={form.values.office_id}
                onChange={(id) => form.setFieldValue('office_id', id)}
                error={form.errors.office_id}
              />
              <Radio.Group label="Salary in the service record" {...form.getInputProps('salary_per')}>
                <Stack gap="xs" mt={4}>
                  <Radio value="year" label="Per annum" />
                  <Radio value="month" label="Per month" />
                </Stack>
              </Radio.Group>
              <TextInput label="Branch" required {...form.getInputProps('branch')} />
              <NumberInput
                label="PERA a month"
                required
                prefix="PHP "
                thousandSeparator
                decimalScale={2}
                min={0}
                hideControls
                {...form.getInputProps('pera')}
              />
            </Stack>
          )}
        </FormShell>
      ) : (
        <Skeleton h={280} aria-busy />
      )}
    </Dialog>
  );
}
