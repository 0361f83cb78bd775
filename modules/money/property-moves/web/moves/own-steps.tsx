import { useState } from 'react';
import { Button } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import type { Move } from '../../contract/moves.ts';

const WitnessDialog = openedLater(async () => (await import('./transfer-dialogs.tsx')).WitnessDialog);
const PrepareDialog = openedLater(async () => (await import('./transfer-dialogs.tsx')).PrepareDialog);
const AcceptDialog = openedLater(async () => (await import('./accept-dialog.tsx')).AcceptDialog);
const AmendDialog = openedLater(async () => (await import('./loss-dialogs.tsx')).AmendDialog);
const SubmitDialog = openedLater(async () => (await import('./loss-dialogs.tsx')).SubmitDialog);
const DecideDialog = openedLater(async () => (await import('./loss-dialogs.tsx')).DecideDialog);
const RecoverDialog = openedLater(async () => (await import('./loss-dialogs.tsx')).RecoverDialog);

/** The steps that need more than a reason; the three ends of a loss are one form. */
const FORMS = {
  witness: { label: 'Release with two witnesses', Form: WitnessDialog },
  prepare: { label: 'Make the report', Form: PrepareDialog },
  accept: { label: 'Inspect and accept', Form: AcceptDialog },
  amend: { label: 'Add what is known now', Form: AmendDialog },
  submit: { label: 'Record the submission', Form: SubmitDialog },
  decide: { label: 'Record the decision', Form: DecideDialog },
  recover: { label: 'Found later', Form: RecoverDialog },
} as const;
type FormName = keyof typeof FORMS;

const DECISIONS = ['relieve', 'pay', 'replace'];
/** Not what one came for. */
const BESIDE: readonly FormName[] = ['witness', 'amend', 'recover'];

export function OwnSteps({ move }: { move: Move }) {
  const [opened, setOpened] = useState<FormName>();
  const open = [...new Set(move.actions.map(({ action }) => (DECISIONS.includes(action) ? 'decide' : action)))];
  const isMissing = move.lines.some(({ left_because: left }) => left === null);
  const forms = (Object.keys(FORMS) as FormName[]).filter((name) => open.includes(name) && (name !== 'recover' || isMissing));
  const main = forms.find((name) => !BESIDE.includes(name));
  const { Form } = FORMS[opened ?? 'witness'];
  return (
    <>
      {forms.map((name) => (
        <Button key={name} variant={name === main ? 'filled' : 'default'} onClick={() => setOpened(name)}>
          {say(FORMS[name].label)}
        </Button>
      ))}
      {opened && forms.includes(opened) && <Form move={move} onClose={() => setOpened(undefined)} />}
    </>
  );
}
