import { Alert, Button, Group, Stack, Stepper, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { forgetDraft, saveDraft, readDraft } from '@talaan/kernel/web/forms/draft.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { listDepartments, type OfficeRecord } from '../../contract/departments.ts';
import { listOfficeUses, MOST_PARTS, previewSplit, splitDepartment } from '../../contract/split.ts';
import { PartFields } from './part-fields.tsx';
import { SplitOutcomes } from './split-outcome.tsx';
import { bodyOf, newPart, removePart, send, share, type SplitPlan } from './split-plan.ts';
import { UseRows } from './use-rows.tsx';

const [PARTS, WHO, PREVIEW] = [0, 1, 2];

/** The three steps; what is typed is kept as a draft until the unit is split. */
export function SplitSteps({ office }: { office: OfficeRecord }) {
  const navigate = useNavigate();
  const draft = `office:${office.id}:split`;
  const [plan, setPlan] = useState<SplitPlan>(
    () =>
      (readDraft(draft) as SplitPlan | undefined) ?? {
        from: today().toString(),
        authority: '',
        parts: [newPart(office.parent_id)],
        goes: {},
      },
  );
  const [step, setStep] = useState(PARTS);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const found = useCall(
    listOfficeUses,
    { params: { id: office.id }, query: { from: plan.from ?? '' } },
    { enabled: plan.from !== null },
  ).data;
  const uses = found?.uses ?? [];
  const change = (next: SplitPlan) => {
    saveDraft(draft, next);
    setErrors({});
    setPlan(next);
  };
  const refuse = (failure: ApiError) => {
    setErrors(Object.fromEntries(Object.entries(failure.errors).map(([field, messages]) => [field, messages.join(' ')])));
    setStep(PARTS);
  };
  const preview = useSend(previewSplit, { onDone: () => setStep(PREVIEW) });
  const split = useSend(splitDepartment, {
    onDone: ({ message }) => {
      forgetDraft(draft);
      showSuccess(message);
      void navigate(`/personnel_setting/departments?office=${office.id}`);
    },
  });
  const offices = useCall(listDepartments, { query: { per_page: 999 } }).data?.departments ?? [];
  const names = plan.parts.map(({ kind, acronym, office_id }, index) => {
    const known = kind === 'new' ? acronym : offices.find(({ id }) => id === office_id)?.acronym;
    return known || `Part ${index + 1}`;
  });
  const errorsOf = (index: number) =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([field, message]) =>
        field.startsWith(`parts.${index}.`) ? [[field.slice(`parts.${index}.`.length), message]] : [],
      ),
    );
  const show = () => preview.mutate({ params: { id: office.id }, body: bodyOf(plan, uses) }, { onError: refuse });
  const act = async () => {
    const question = `Split ${office.fullname} from ${longDate(plan.from ?? '')} on, as shown?`;
    if (await confirm({ title: 'Split a unit', question, action: 'Split' }))
      split.mutate({ params: { id: office.id }, body: bodyOf(plan, uses) }, { onError: refuse });
  };
  return (
    <Stack gap="lg">
      <Stepper active={step} onStepClick={(to) => to < step && setStep(to)} size="sm">
        <Stepper.Step label="Parts" />
        <Stepper.Step label="Assign to offices" />
        <Stepper.Step label="Look and split" />
      </Stepper>
      {step === PARTS && (
        <Stack gap="md" maw={640}>
          <DateField label="From" required value={plan.from} error={errors['from']} onChange={(from) => change({ ...plan, from })} />
          <TextInput
            label="Authority"
            required
            placeholder="BOR Resolution No. 41, s. 2026"
            value={plan.authority}
            error={errors['authority']}
            onChange={(event) => change({ ...plan, authority: event.currentTarget.value })}
          />
          {plan.parts.map((part, index) => (
            <PartFields
              key={part.key}
              index={index}
              part={part}
              campusId={office.campus_id}
              errors={errorsOf(index)}
              onChange={(next) => change({ ...plan, parts: plan.parts.map((one, at) => (at === index ? next : one)) })}
              onRemove={plan.parts.length > 1 ? () => change(removePart(plan, index)) : undefined}
            />
          ))}
          <Group>
            {plan.parts.length < MOST_PARTS && (
              <Button
                variant="default"
                leftSection={<IconPlus size={16} />}
                onClick={() => change({ ...plan, parts: [...plan.parts, newPart(office.parent_id, plan.parts)] })}
              >
                Another part
              </Button>
            )}
            <Button disabled={plan.from === null || !found} onClick={() => setStep(WHO)}>
              Assign to offices
            </Button>
          </Group>
        </Stack>
      )}
      {step === WHO && (
        <Stack gap="lg" maw={800}>
          <Text c="dimmed">What is not sent to a part stays in {office.acronym}.</Text>
          {uses.map((use) => (
            <UseRows
              key={use.name}
              use={use}
              office={office.acronym}
              parts={names}
              plan={plan}
              onSend={(ids, part) => change(send(plan, ids, part))}
              onShare={(id, part) => change(share(plan, id, part))}
            />
          ))}
          {found && found.stays.length > 0 && (
            <Alert color="blue" title={`Stays with ${office.acronym}`}>
              {found.stays.map(({ title, rows }) => `${title}: ${rows}`).join('; ')}
            </Alert>
          )}
          <Group>
            <Button variant="default" onClick={() => setStep(PARTS)}>
              Back
            </Button>
            <Button loading={preview.isPending} onClick={show}>
              Preview
            </Button>
          </Group>
        </Stack>
      )}
      {step === PREVIEW && preview.data && (
        <Stack gap="lg">
          <Text>The offices as of {longDate(plan.from ?? '')}. Nothing has been written yet.</Text>
          <SplitOutcomes offices={preview.data.offices} />
          <Group>
            <Button variant="default" onClick={() => setStep(WHO)}>
              Back
            </Button>
            <Button loading={split.isPending} onClick={() => void act()}>
              Split {office.acronym}
            </Button>
          </Group>
        </Stack>
      )}
    </Stack>
  );
}
