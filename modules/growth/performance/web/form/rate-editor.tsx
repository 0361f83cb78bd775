import { Alert, Card, Grid, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { readForm, rateLines, type ShownForm } from '../../contract/forms.ts';
import { listPeople, readOfficeWarnings } from '../../contract/people.ts';
import { suggestRatings, warnOfRating } from '../../rules/form/find-rating-faults.ts';
import { DIMENSIONS, type Dimension } from '../../rules/levels.ts';
import { FormGroups } from './form-groups.tsx';
import { BeforeWords, DoneWords, lineBefore, RatingWords, TargetWords } from './line-words.tsx';
import { LiveRating } from './live-rating.tsx';
import { RatingInputs } from './rating-input.tsx';

type Typed = Record<Dimension, number | null>;
interface Values {
  lines: { line_id: number; ratings: Typed; reason: string; remarks: string }[];
  comments: string;
  discussed_on: string | null;
}

/** The rating of the supervisor, line by line beside the self-rating and the period before; digits and arrows suffice. */
export function RateEditor({ form, onDone }: { form: ShownForm; onDone: () => void }) {
  const isFirst = form.lines.every(({ ratings }) => DIMENSIONS.every((one) => ratings[one] === null));
  const initial: Values = {
    lines: form.lines.map(({ id, ratings, own_ratings, reason, remarks }) => ({
      line_id: id,
      // The self-rating is where one begins; each may be changed.
      ratings: { ...(isFirst ? own_ratings : ratings) },
      reason,
      remarks,
    })),
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
                const own = lines[at]!;
                const suggested = suggestRatings(line, line.done, form.achievement);
                const error = (name: string) => fields.errors[`lines.${at}.${name}`];
                return (
                  <Card key={line.id} withBorder padding="sm">
                    <Grid gap="sm">
                      <Grid.Col span={{ base: 12, sm: 6 }}>
                        <Stack gap="xs">
                          <TargetWords line={line} form={form} />
                          <DoneWords line={line} />
                        </Stack>
                      </Grid.Col>
                      <Grid.Col span={{ base: 12, sm: 6 }}>
                        <Stack gap={4}>
                          <RatingInputs
                            of={line.output}
                            scales={line.scales}
                            value={own.ratings}
                            errors={Object.fromEntries(DIMENSIONS.map((one) => [one, error(one)]))}
                            onChange={(ratings) => fields.setFieldValue(`lines.${at}.ratings`, ratings)}
                          />
                          <RatingWords label="Self" ratings={line.own_ratings} />
                          <BeforeWords before={lineBefore(form, line)} />
                          {Object.keys(suggested).length > 0 && (
                            <Text size="xs" c="dimmed">
                              By the part of the target: {Object.values(suggested)[0]} for {Object.keys(suggested).join(' and ')}
                            </Text>
                          )}
                          {warnOfRating(own, line.evidence.length).map((warning) => (
                            <Text key={warning} size="xs" c="orange.8">
                              {warning}
                            </Text>
                          ))}
                          {DIMENSIONS.every((one) => own.ratings[one] === null) && (
                            <TextInput label="Why it is not rated" {...fields.getInputProps(`lines.${at}.reason`)} />
                          )}
                          <TextInput label="Remarks" {...fields.getInputProps(`lines.${at}.remarks`)} />
                        </Stack>
                      </Grid.Col>
                    </Grid>
                  </Card>
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
