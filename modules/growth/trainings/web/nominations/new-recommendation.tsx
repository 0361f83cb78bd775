import type { ReactNode } from 'react';
import { SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import type { UploadedDocument } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { showError } from '@talaan/kernel/web/toasts.ts';
import { fileNominations, listNominations, previewNominees } from '../../contract/nominations.ts';
import { findProgrammes } from '../../contract/programmes.ts';
import { describeDays } from '../../rules/describe-days.ts';
import { programmeBody, ProgrammeFieldset, typedProgramme, type ProgrammeFields } from '../programmes/programme-fields.tsx';
import { NomineesField, type TypedNominee } from './nominees-field.tsx';

interface Values extends ProgrammeFields {
  kept: 'kept' | 'new';
  training_id: number | null;
  /** What the picker shows of it. */
  chosen: string;
  justification: string;
  nominees: TypedNominee[];
  invitation: UploadedDocument | null;
}

/** Several people for one training: one that is kept, or one of others as the invitation says. Each is shown with points and what blocks them. */
export function NewRecommendation({ onFiled }: { onFiled: (id: number | undefined) => void }) {
  const initial: Values = {
    ...typedProgramme(null),
    kept: 'kept',
    training_id: null,
    chosen: '',
    justification: '',
    nominees: [],
    invitation: null,
  };
  return (
    <FormShell
      endpoint={fileNominations}
      initial={initial}
      body={(values) => ({
        training_id: values.kept === 'kept' ? (values.training_id ?? 0) : null,
        training: values.kept === 'new' ? { ...programmeBody(factsOf(values)), invitation_path: values.invitation?.path ?? null } : null,
        justification: values.justification,
        nominees: values.nominees.map(({ id, plan_line_id }) => ({ personnel_id: id, plan_line_id })),
      })}
      draft="training-recommendation:new"
      submit="Recommend"
      success={({ message }) => message}
      alsoRefresh={[listNominations]}
      onDone={({ ids, drafts }) => {
        if (drafts.length > 0) showError(drafts.map(({ fullname, because }) => `${fullname}: ${because}`).join(' '));
        onFiled(ids.length === 1 ? ids[0] : undefined);
      }}
    >
      {(form) => {
        const values = form.getValues();
        return (
          <Stack gap="md">
            <SegmentedControl
              aria-label="Which training"
              data={[
                { value: 'kept', label: 'A training of the list' },
                { value: 'new', label: 'Another, by invitation' },
              ]}
              value={values.kept}
              onChange={(kept) => form.setFieldValue('kept', kept)}
            />
            {values.kept === 'kept' ? (
              <RemotePicker
                label="Training"
                required
                description="Trainings to come, by title or provider"
                endpoint={findProgrammes}
                rows="programmes"
                {...(values.chosen ? { shown: values.chosen } : {})}
                option={(one) => ({ label: one.title, note: `${describeDays(one)}, ${one.provider}` })}
                value={values.training_id}
                onChange={(id, row) => {
                  form.setFieldValue('training_id', id);
                  form.setFieldValue('chosen', row?.title ?? '');
                }}
                error={form.errors['training_id']}
              />
            ) : (
              <>
                <ProgrammeFieldset form={form} within="training." />
                <AttachmentField
                  label="Invitation"
                  value={values.invitation}
                  onChange={(file) => form.setFieldValue('invitation', file)}
                  error={form.errors['training.invitation_path']}
                />
              </>
            )}
            <Textarea label="Justification" required autosize minRows={2} {...form.getInputProps('justification')} />
            <Nominees values={values} error={form.errors['nominees']} onChange={(nominees) => form.setFieldValue('nominees', nominees)} />
            <Text size="sm" c="dimmed">
              Who is blocked stays a draft with you; the others go to the committee.
            </Text>
          </Stack>
        );
      }}
    </FormShell>
  );
}

function factsOf(values: Values): ProgrammeFields {
  const {
    kept: _kept,
    training_id: _training,
    chosen: _chosen,
    justification: _why,
    nominees: _who,
    invitation: _paper,
    ...facts
  } = values;
  return facts;
}

interface NomineesProps {
  values: Values;
  error: ReactNode;
  onChange: (nominees: TypedNominee[]) => void;
}

/** Asks what blocks whom as soon as training and people are known. */
function Nominees({ values, error, onChange }: NomineesProps) {
  const today = useToday();
  const isKnown = values.kept === 'kept' ? values.training_id !== null : values.first_day !== null;
  const people = values.nominees.map(({ id }) => id);
  const first_day = values.first_day ?? today;
  const days = { first_day, last_day: values.last_day ?? first_day, is_abroad: Number(values.is_abroad) };
  const training = values.kept === 'kept' ? { training_id: values.training_id ?? undefined } : days;
  const preview =
    useCall(previewNominees, { query: { ...training, people } }, { enabled: isKnown && people.length > 0 }).data?.nominees ?? [];
  return <NomineesField value={values.nominees} preview={preview} error={error} onChange={onChange} />;
}
