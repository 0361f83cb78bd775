import { useRef } from 'react';
import { Alert, Button, Card, Grid, Group, NumberInput, Stack, Text, Textarea } from '@mantine/core';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { readForm, readOwnForms, saveAccomplishments, type ShownForm } from '../../contract/forms.ts';
import { suggestRatings, warnOfRating } from '../../rules/form/find-rating-faults.ts';
import { DIMENSIONS, type Dimension } from '../../rules/levels.ts';
import { EvidenceField } from './evidence-field.tsx';
import { FormGroups } from './form-groups.tsx';
import { TargetWords } from './line-words.tsx';
import { LiveRating } from './live-rating.tsx';
import { RatingInputs } from './rating-input.tsx';
import { WhyNotRated } from './why-not-rated.tsx';

type Typed = Record<Dimension, number | null>;
interface Values {
  lines: { line_id: number; done: number | ''; accomplishment: string; ratings: Typed; reason: string }[];
}

/** What was accomplished and the self-rating, line by line; the average and its adjective follow while one types. */
export function AccomplishmentsEditor({ form }: { form: ShownForm }) {
  const isDraft = useRef(false);
  // Who leaves within the period submits before the last day of service.
  const canSubmit = useToday() >= form.period.to || form.deadlines.self_rating <= form.period.to;
  const initial: Values = {
    lines: form.lines.map(({ id, done, accomplishment, own_ratings, reason }) => ({
      line_id: id,
      done: done === null ? '' : done / 1000,
      accomplishment,
      ratings: { ...own_ratings },
      reason,
    })),
  };
  return (
    <FormShell
      endpoint={saveAccomplishments}
      params={{ id: form.id }}
      initial={initial}
      body={({ lines }) => {
        const submit = canSubmit && !isDraft.current;
        isDraft.current = false;
        return {
          lines: lines.map((line) => ({ ...line, done: line.done === '' ? null : Math.round(line.done * 1000) })),
          seen: form.seen,
          submit,
        };
      }}
      draft={`accomplishments:${form.id}:${form.seen}`}
      submit={canSubmit ? 'Submit the self-rating' : 'Save'}
      success={({ message }) => message}
      alsoRefresh={[readForm, readOwnForms, readTimeline]}
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
            <LiveRating form={form} title="Self-rating" ratings={new Map(lines.map(({ line_id, ratings }) => [line_id, ratings]))} />
            <FormGroups
              form={form}
              render={(line, at) => {
                const own = lines[at]!;
                const done = own.done === '' ? null : Math.round(own.done * 1000);
                const suggested = suggestRatings(line, done, form.achievement);
                const error = (name: string) => fields.errors[`lines.${at}.${name}`];
                return (
                  <Card key={line.id} withBorder padding="sm">
                    <Grid gap="sm">
                      <Grid.Col span={{ base: 12, sm: 5 }}>
                        <TargetWords line={line} form={form} />
                      </Grid.Col>
                      <Grid.Col span={{ base: 12, sm: 7 }}>
                        <Stack gap="xs">
                          <Group align="flex-start" gap="sm" wrap="wrap">
                            {line.target !== null && (
                              <NumberInput
                                label="Done"
                                w={120}
                                min={0}
                                decimalScale={3}
                                thousandSeparator=","
                                suffix={line.measure === 'PERCENT' ? ' %' : ''}
                                {...fields.getInputProps(`lines.${at}.done`)}
                              />
                            )}
                            <RatingInputs
                              of={line.output}
                              scales={line.scales}
                              value={own.ratings}
                              errors={Object.fromEntries(DIMENSIONS.map((one) => [one, error(one)]))}
                              onChange={(ratings) => fields.setFieldValue(`lines.${at}.ratings`, ratings)}
                            />
                          </Group>
                          {Object.keys(suggested).length > 0 && (
                            <Text size="xs" c="dimmed">
                              Suggested by what was reached of the target: {Object.values(suggested)[0]} for{' '}
                              {Object.keys(suggested).join(' and ')}
                            </Text>
                          )}
                          <Textarea label="Accomplishment" autosize minRows={2} {...fields.getInputProps(`lines.${at}.accomplishment`)} />
                          {DIMENSIONS.every((one) => own.ratings[one] === null) && (
                            <WhyNotRated reason={own.reason} input={fields.getInputProps(`lines.${at}.reason`)} />
                          )}
                          <EvidenceField form={form} line={line} />
                          {warnOfRating(own, line.evidence.length).map((warning) => (
                            <Text key={warning} size="xs" c="var(--mantine-color-yellow-light-color)">
                              {warning}
                            </Text>
                          ))}
                        </Stack>
                      </Grid.Col>
                    </Grid>
                  </Card>
                );
              }}
            />
            {canSubmit && (
              <Group>
                <Button variant="default" type="submit" onClick={() => (isDraft.current = true)}>
                  Save the draft
                </Button>
              </Group>
            )}
          </Stack>
        );
      }}
    </FormShell>
  );
}
