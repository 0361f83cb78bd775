import { Card, Grid, Radio, Stack, Text, Textarea } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { FileLink } from '@talaan/kernel/web/files/file-link.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { readStepFile } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { decideAppeal, readCalibration } from '../../contract/calibration.ts';
import { readForm, type ShownForm } from '../../contract/forms.ts';
import { DIMENSIONS, type Dimension } from '../../rules/levels.ts';
import { FormGroups } from './form-groups.tsx';
import { DoneWords, TargetWords } from './line-words.tsx';
import { LiveRating } from './live-rating.tsx';
import { RatingInputs } from './rating-input.tsx';
import { ReadLines } from './read-lines.tsx';
import { WhyNotRated } from './why-not-rated.tsx';

interface Values {
  granted: 'DENIED' | 'GRANTED' | null;
  decision: string;
  lines: { line_id: number; ratings: Record<Dimension, number | null>; reason: string }[];
}

/** The decision of the team on an appeal, beside its grounds and papers: denied, or granted with the ratings that change. */
export function DecideAppealEditor({ form, onDone }: { form: ShownForm; onDone: () => void }) {
  const initial: Values = {
    granted: null,
    decision: '',
    lines: form.lines.map(({ id, ratings, reason }) => ({ line_id: id, ratings: { ...ratings }, reason })),
  };
  return (
    <FormShell
      endpoint={decideAppeal}
      params={{ id: form.id }}
      initial={initial}
      body={({ granted, decision, lines }) => ({
        granted: granted === null ? (null as never) : granted === 'GRANTED',
        decision,
        lines,
        seen: form.seen,
      })}
      draft={`appeal:${form.id}:${form.seen}`}
      submit="Decide the appeal"
      success={({ message }) => message}
      alsoRefresh={[readForm, readTimeline, readCalibration]}
      onDone={onDone}
      onCancel={onDone}
    >
      {(fields) => {
        const { granted, lines } = fields.getValues();
        return (
          <Stack gap="md">
            <Grounds form={form} />
            <Radio.Group label="Decision" required {...fields.getInputProps('granted')}>
              <Stack gap="xs" mt={4}>
                <Radio value="DENIED" label="Denied" description="The final rating stays." />
                <Radio
                  value="GRANTED"
                  label="Granted"
                  description={`The ratings are changed below; from the new notice the person has ${form.deadline_table.appeal} days to appeal again.`}
                />
              </Stack>
            </Radio.Group>
            <Textarea label="Reasons" required autosize minRows={3} maxLength={1000} {...fields.getInputProps('decision')} />
            {granted === 'GRANTED' ? (
              <>
                <LiveRating form={form} title="New rating" ratings={new Map(lines.map(({ line_id, ratings }) => [line_id, ratings]))} />
                <FormGroups
                  form={form}
                  render={(line, at) => (
                    <Card key={line.id} withBorder padding="sm">
                      <Grid gap="sm">
                        <Grid.Col span={{ base: 12, sm: 7 }}>
                          <TargetWords line={line} form={form} />
                          <DoneWords line={line} />
                        </Grid.Col>
                        <Grid.Col span={{ base: 12, sm: 5 }}>
                          <RatingInputs
                            of={line.output}
                            scales={line.scales}
                            value={lines[at]!.ratings}
                            errors={Object.fromEntries(DIMENSIONS.map((one) => [one, fields.errors[`lines.${at}.${one}`]]))}
                            onChange={(ratings) => fields.setFieldValue(`lines.${at}.ratings`, ratings)}
                          />
                          {DIMENSIONS.every((one) => lines[at]!.ratings[one] === null) && (
                            <WhyNotRated reason={lines[at]!.reason} input={fields.getInputProps(`lines.${at}.reason`)} />
                          )}
                        </Grid.Col>
                      </Grid>
                    </Card>
                  )}
                />
              </>
            ) : (
              <ReadLines form={form} />
            )}
            {fields.errors['lines'] && (
              <Text size="sm" c="red" role="alert">
                {fields.errors['lines']}
              </Text>
            )}
          </Stack>
        );
      }}
    </FormShell>
  );
}

/** Why the ratee appealed, with the paper that was added; what shows each line stands with the lines. */
function Grounds({ form: { id, appealed_on: filedOn, appeal_due: due } }: { form: ShownForm }) {
  const { data } = useCall(readTimeline, { params: { id } });
  const step = data?.request.steps.findLast(({ action }) => action === 'appeal');
  return (
    <Card withBorder padding="sm" component="section" aria-label="The appeal">
      <Stack gap={2}>
        <Text size="xs" c="dimmed">
          Filed on {longDate(filedOn!)}, decision due by {longDate(due!)}
        </Text>
        {step && <Text size="sm">“{step.remarks}”</Text>}
        {step && step.file !== null && (
          <FileLink py={4} endpoint={readStepFile} input={{ params: { id, no: step.no } }}>
            <IconPaperclip size={14} aria-hidden /> {step.file}
          </FileLink>
        )}
      </Stack>
    </Card>
  );
}
