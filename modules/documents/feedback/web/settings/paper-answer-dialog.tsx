import { Group, Select, Stack } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { LANGUAGES, type Language } from '@talaan/kernel/contract/say.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { readSatisfaction } from '../../contract/satisfaction.ts';
import { addPaperAnswer } from '../../contract/settings.ts';
import { SurveyFields } from '../rate/survey-fields.tsx';
import { blankSurvey, toAnswer, type SurveyValues } from '../rate/survey-values.ts';

interface PaperAnswerDialogProps {
  options: { services: readonly { id: number; name: string }[]; regions: readonly { code: string; name: string }[] };
  onClose: () => void;
}

interface Values extends SurveyValues {
  answered_on: string | null;
  office_id: number | null;
  language: Language;
}

/** An answer that a client gave on paper, in the order of the form. */
export function PaperAnswerDialog({ options, onClose }: PaperAnswerDialogProps) {
  const initial: Values = { ...blankSurvey(null), answered_on: null, office_id: null, language: 'en' };
  return (
    <Dialog title="Type in an answer" size="form" onClose={onClose}>
      <FormShell<typeof addPaperAnswer, Values>
        endpoint={addPaperAnswer}
        initial={initial}
        body={({ answered_on: on, office_id: office, language, ...values }) => ({
          ...toAnswer(values, language),
          answered_on: on ?? '',
          office_id: office ?? 0,
        })}
        draft="feedback-paper-answer"
        submit="Save"
        success={({ message }) => message}
        alsoRefresh={[readSatisfaction]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="md">
            <Group grow gap="sm" align="flex-start">
              <DateField label="Date on the form" required {...form.getInputProps('answered_on')} />
              <Select label="Language" required allowDeselect={false} data={choices(LANGUAGES)} {...form.getInputProps('language')} />
            </Group>
            <OfficePicker
              label="Office"
              required
              placeholder="Choose the office"
              value={form.values.office_id}
              onChange={(id) => form.setFieldValue('office_id', id)}
              error={form.errors.office_id}
            />
            <SurveyFields form={form} language={form.values.language} services={options.services} regions={options.regions} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
