import { NumberInput, Radio, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { addForm, readOwnForms, type OwnForms } from '../../contract/forms.ts';

type Period = OwnForms['periods'][number];
export type Offered = Period['offered'][number] & { period: Pick<Period, 'id' | 'name'> };

interface Values {
  from: 'LAST' | 'ABOVE' | 'BLANK';
  share: number | '';
}

/** With what a form begins: the commitments of the office above, the form of the period before, or nothing. */
export function NewFormDialog({ offered, onClose }: { offered: Offered; onClose: () => void }) {
  const navigate = useNavigate();
  const { form, office, office_id, share, period } = offered;
  const initial: Values = { from: 'LAST', share: share ?? '' };
  return (
    <Dialog title={say('Begin the {form}', { form })} size="form" onClose={onClose}>
      <FormShell
        endpoint={addForm}
        initial={initial}
        body={(values) => ({
          form,
          period_id: period.id,
          office_id,
          designation_share: values.share === '' ? null : values.share,
          from: values.from,
        })}
        draft={`form:new:${period.id}:${office_id}:${form}`}
        submit={say('Begin')}
        success={({ message }) => message}
        alsoRefresh={[readOwnForms]}
        onDone={({ id }) => void navigate(`/account/performance?form=${id}`)}
      >
        {(fields) => (
          <Stack gap="md">
            <Text size="sm">
              {period.name}, {office}
            </Text>
            <Radio.Group label={say('Begin with')} required {...fields.getInputProps('from')}>
              <Stack gap="xs" mt={4}>
                <Radio
                  value="LAST"
                  label={say('My form of the period before')}
                  description={say('Its outputs and indicators, without what was done')}
                />
                <Radio
                  value="ABOVE"
                  label={say('The commitments of the office above')}
                  description={say('Each target answers one of them')}
                />
                <Radio value="BLANK" label={say('An empty form')} />
              </Stack>
            </Radio.Group>
            {share !== null && (
              <NumberInput
                label={say('Designation counts')}
                description={say('Percent, as the order says; the teaching load counts the rest')}
                min={1}
                max={99}
                suffix=" %"
                {...fields.getInputProps('share')}
                error={fields.errors['designation_share']}
              />
            )}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
