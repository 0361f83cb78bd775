import { Alert, Stack } from '@mantine/core';
import { WithConsequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { saveLetterhead, type LetterheadPlace, type readLetterheads } from '../../contract/letterheads.ts';
import { LetterheadConsequences } from './letterhead-consequences.tsx';
import { LetterheadFields } from './letterhead-fields.tsx';
import { LetterheadPreview } from './letterhead-preview.tsx';
import { LetterheadVersions } from './letterhead-versions.tsx';
import { valuesOf, type LetterheadValues } from './letterhead-values.ts';

interface LetterheadEditorProps {
  place: LetterheadPlace;
  letterheads: Answer<typeof readLetterheads>;
  onSaved: () => void;
}

/** The form, and beside it whose papers change and the page as the printer would make it. */
export function LetterheadEditor({ place, letterheads, onSaved }: LetterheadEditorProps) {
  const { today, in_force: lines, comes_from: source, versions } = letterheads;
  const bodyOf = (values: LetterheadValues) => ({ ...values, place: place.place, from: values.from ?? '' });
  return (
    <Stack gap="md">
      {source?.place !== place.place && (
        <Alert color="blue" title="It has no letterhead of its own">
          {source ? `Its papers carry that of ${source.name}. ` : ''}What you save here becomes its own.
        </Alert>
      )}
      {versions.length > 0 && <LetterheadVersions place={place} versions={versions} today={today} />}
      <FormShell
        endpoint={saveLetterhead}
        version={letterheads.version}
        initial={valuesOf(lines, today)}
        body={bodyOf}
        draft={`letterhead:${place.place}`}
        submit="Save letterhead"
        success="The letterhead has been saved."
        onDone={onSaved}
      >
        {(form) => (
          <WithConsequences fields={<LetterheadFields form={form} place={place} />}>
            <LetterheadConsequences place={place.place} from={form.getValues().from} />
            <LetterheadPreview body={bodyOf(form.getValues())} name={place.name} />
          </WithConsequences>
        )}
      </FormShell>
    </Stack>
  );
}
