import { Alert, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { readForm, rateLines, type ShownForm } from '../../contract/forms.ts';
import { listPeople, readOfficeWarnings } from '../../contract/people.ts';
import { FormGroups } from './form-groups.tsx';
import { LiveRating } from './live-rating.tsx';
import { enteredOf, RateLine, type EnteredLine } from './rate-line.tsx';

interface Values {
  lines: EnteredLine[];
  comments: string;
  discussed_on: string | null;
}

/** The rating of the supervisor, line by line beside the self-rating and the period before; digits and arrows suffice. */
export function RateEditor({ form, onDone }: { form: ShownForm; onDone: () => void }) {
  const initial: Values = {
    lines: enteredOf(form),
    comments: form.comments,
    discussed_on: form.discussed_on,
  };
  return (
    <FormShell
      endpoint={rateLines}
      params={{ id: form.id }}
      initial={initial}
      body={({ discussed_on, ...values }) => ({ ...values, discussed_on: discussed_on ?? '', seen: form.seen })}
      draft={`rating:${form.id}:${form.seen}`}
      submit="Rate"
      success={({ message }) => message}
      alsoRefresh={[readForm, readTimeline, listPeople, readOfficeWarnings]}
      onDone={onDone}
      onCancel={onDone}
    >
      {(fields) => {
        const { lines } = fields.getValues();
        return (
          <Stack gap="md">
            {fields.errors['lines'] && (
              <Alert color="red" role="alert">
                {fields.errors['lines']}
              </Alert>
            )}
            <LiveRating form={form} title="Rating" ratings={new Map(lines.map(({ line_id, ratings }) => [line_id, ratings]))} />
            <FormGroups
              form={form}
              render={(line, at) => {
                return (
                  <RateLine
                    key={line.id}
                    line={line}
                    form={form}
                    entered={lines[at]!}
                    error={(name) => fields.errors[`lines.${at}.${name}`]}
                    onRate={(ratings) => fields.setFieldValue(`lines.${at}.ratings`, ratings)}
                    inputOf={(name) => fields.getInputProps(`lines.${at}.${name}`)}
                  />
                );
              }}
            />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <Textarea label="Comments and recommendations for development" autosize minRows={2} {...fields.getInputProps('comments')} />
              <DateField label="Discussed on" required {...fields.getInputProps('discussed_on')} />
            </SimpleGrid>
          </Stack>
        );
      }}
    </FormShell>
  );
}
