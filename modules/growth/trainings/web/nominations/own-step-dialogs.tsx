import { Checkbox, NumberInput, Select, Stack, Text, Textarea } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import type { UploadedDocument } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { listNominations, listOwnTrainings, readNomination, type Nomination } from '../../contract/nominations.ts';
import { closeNomination, evaluateNomination, reportNomination, screenNomination } from '../../contract/nomination-steps.ts';
import type { EvaluationLevel } from '../../rules/evaluation.ts';
import { EVALUATION_NAMES } from '../../contract/codes.ts';
import { centavosOf, hundredthsOf, MoneyField } from '../money-field.tsx';

interface StepProps {
  nomination: Nomination;
  onClose: () => void;
}

const REFRESHED = [readTimeline, readNomination, listNominations, listOwnTrainings];

const RELEVANCE = ['1 Not needed for the work', '2 Useful', '3 Relevant', '4 Very relevant', '5 The duties ask for it'];
const QUALITY = ['1 Poor', '2 Fair', '3 Good', '4 Very good', '5 Excellent'];
const fromOne = (words: readonly string[]) => words.map((label, at) => ({ value: String(at + 1), label }));

/** What the committee decided: the relevance gives the first points, and its vote settles equal ones. */
export function ScreenDialog({ nomination, onClose }: StepProps) {
  const initial = {
    relevance: nomination.relevance === null ? null : String(nomination.relevance),
    votes: (nomination.votes ?? '') as number | string,
    leaves_to_meeting: false,
  };
  return (
    <Dialog onClose={onClose} title={say('Record the screening')}>
      <FormShell
        endpoint={screenNomination}
        params={{ id: nomination.id }}
        initial={initial}
        body={({ relevance, votes, leaves_to_meeting }) => ({
          relevance: Number(relevance ?? Number.NaN),
          votes: votes === '' ? null : Number(votes),
          leaves_to_meeting,
        })}
        draft={`training:${nomination.id}:screening`}
        submit={say('Record the screening')}
        success={({ message }) => message}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {(form) => (
          <>
            <Select label={say('Relevance to duty')} required data={fromOne(RELEVANCE)} {...form.getInputProps('relevance')} />
            <NumberInput
              label={say('Votes')}
              description={say('Of the members for this nominee; it settles equal points')}
              min={0}
              allowDecimal={false}
              {...form.getInputProps('votes')}
            />
            <Checkbox
              label={say('Record the points alone; a meeting decides')}
              checked={form.getValues().leaves_to_meeting}
              onChange={(event) => form.setFieldValue('leaves_to_meeting', event.currentTarget.checked)}
            />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}

/** What was spent, and the hours that the certificate says: a completed training goes to the data sheet. */
export function CloseDialog({ nomination, onClose }: StepProps) {
  const initial = {
    spent: (nomination.approved ?? 0) / 100,
    hours: (nomination.session_minutes > 0 && nomination.attended_minutes > 0
      ? Math.floor((nomination.attended_minutes * 100) / 60) / 100
      : nomination.hours / 100) as number | string,
  };
  return (
    <Dialog onClose={onClose} title={say('Close the training')}>
      <FormShell
        endpoint={closeNomination}
        params={{ id: nomination.id }}
        initial={initial}
        body={({ spent, hours }) => ({ spent: centavosOf(spent), hours: hundredthsOf(hours) })}
        draft={`training:${nomination.id}:close`}
        submit={say('Close the training')}
        success={say('The training was closed.')}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">
              {nomination.is_completed
                ? say(
                    'The row of the data sheet with this title and first day is verified with these hours; where there is none, it is added.',
                  )
                : say('The training was not completed: nothing goes to the data sheet.')}
            </Text>
            <MoneyField label={say('Spent (PHP)')} required {...form.getInputProps('spent')} />
            <NumberInput label={say('Hours of the certificate')} required min={0} hideControls {...form.getInputProps('hours')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}

/** Certificate, report and re-entry plan, after the training. */
export function ReportDialog({ nomination, onClose }: StepProps) {
  const initial = {
    is_completed: nomination.is_completed ?? true,
    report: nomination.report,
    re_entry_plan: nomination.re_entry_plan,
    attachment_path: null as UploadedDocument | null,
  };
  const hasCertificate = nomination.has_certificate_file || nomination.certificate_code !== null;
  return (
    <Dialog onClose={onClose} title={say('Report on the training')} size="form">
      <FormShell
        endpoint={reportNomination}
        params={{ id: nomination.id }}
        initial={initial}
        body={({ attachment_path: file, ...values }) => ({ ...values, attachment_path: file?.path ?? null })}
        draft={`training:${nomination.id}:report`}
        submit={say('Submit the report')}
        success={say('The report was submitted; HR closes the training.')}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Checkbox
              label={say('I completed the training and have the certificate')}
              checked={form.getValues().is_completed}
              onChange={(event) => form.setFieldValue('is_completed', event.currentTarget.checked)}
            />
            {form.getValues().is_completed && hasCertificate && (
              <Text size="sm" c="dimmed">
                {say('Your certificate is here already; add a file only to replace what you uploaded.')}
              </Text>
            )}
            {form.getValues().is_completed && (
              <AttachmentField
                label={say('Certificate')}
                required={!hasCertificate}
                value={form.getValues().attachment_path}
                onChange={(file) => form.setFieldValue('attachment_path', file)}
                error={form.errors['attachment_path']}
              />
            )}
            <Textarea label={say('What you learned')} required autosize minRows={4} {...form.getInputProps('report')} />
            <Textarea
              label={say('Re-entry plan')}
              description={say('What you will do with it at work, and by when')}
              required
              autosize
              minRows={4}
              {...form.getInputProps('re_entry_plan')}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

const ASKS: Record<Exclude<EvaluationLevel, 'LEARNING'>, string> = {
  REACTION: 'How good was the training?',
  APPLICATION: 'How well is it applied at work?',
  RESULTS: 'How much did the office gain from it?',
};

/** One level of the evaluation; what was given before can be corrected. */
export function EvaluateDialog({ nomination, level, onClose }: StepProps & { level: EvaluationLevel }) {
  const given = nomination.evaluations.find((one) => one.level === level);
  const initial = {
    rating: given?.rating ? String(given.rating) : null,
    before: (given?.before ?? '') as number | string,
    after: (given?.after ?? '') as number | string,
    remarks: given?.remarks ?? '',
  };
  const percent = (typed: number | string) => (typed === '' ? null : Number(typed));
  return (
    <Dialog onClose={onClose} title={say('Evaluation: {level}', { level: say(EVALUATION_NAMES[level]).toLowerCase() })}>
      <FormShell
        endpoint={evaluateNomination}
        params={{ id: nomination.id }}
        initial={initial}
        body={({ rating, before, after, remarks }) => ({
          level,
          rating: rating === null ? null : Number(rating),
          before: percent(before),
          after: percent(after),
          remarks,
        })}
        draft={`training:${nomination.id}:${level}`}
        submit={say('Save')}
        success={say('Thank you, the evaluation was saved.')}
        alsoRefresh={REFRESHED}
        onDone={onClose}
      >
        {(form) => (
          <>
            {level === 'LEARNING' ? (
              <>
                <NumberInput label={say('Test before (percent)')} required min={0} max={100} {...form.getInputProps('before')} />
                <NumberInput label={say('Test after (percent)')} required min={0} max={100} {...form.getInputProps('after')} />
              </>
            ) : (
              <Select label={ASKS[level]} required data={fromOne(QUALITY)} {...form.getInputProps('rating')} />
            )}
            <Textarea label={say('Remarks')} autosize minRows={2} {...form.getInputProps('remarks')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
