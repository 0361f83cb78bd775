import { useEffect, useState } from 'react';
import { Alert, Card, Grid, Stack } from '@mantine/core';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import type { Answer } from '@talaan/kernel/web/call.ts';
import { saveLetterhead, type LetterheadPlace, type readLetterheads } from '../../contract/letterheads.ts';
import { LetterheadFields } from './letterhead-fields.tsx';
import { LetterheadPreview } from './letterhead-preview.tsx';
import { LetterheadVersions } from './letterhead-versions.tsx';
import { valuesOf, type LetterheadValues } from './letterhead-values.ts';

interface LetterheadEditorProps {
  place: LetterheadPlace;
  letterheads: Answer<typeof readLetterheads>;
  onSaved: () => void;
}

/** The form on one side, on the other the page as the printer would make it. */
export function LetterheadEditor({ place, letterheads, onSaved }: LetterheadEditorProps) {
  const { today, in_force: lines, comes_from: source, versions } = letterheads;
  const [typed, setTyped] = useState(() => valuesOf(lines, today));
  const bodyOf = (values: LetterheadValues) => ({ ...values, place: place.place, from: values.from ?? '' });
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 6 }}>
        <Stack gap="md">
          {source?.place !== place.place && (
            <Alert color="blue" title="It has no letterhead of its own">
              {source ? `Its papers carry that of ${source.name}. ` : ''}What you save here becomes its own.
            </Alert>
          )}
          <Card withBorder>
            <FormShell
              endpoint={saveLetterhead}
              initial={valuesOf(lines, today)}
              body={bodyOf}
              draft={`letterhead:${place.place}`}
              submit="Save letterhead"
              success="The letterhead has been saved."
              onDone={onSaved}
            >
              {(form) => (
                <>
                  <Tell values={form.values} onTyped={setTyped} />
                  <LetterheadFields form={form} place={place} />
                </>
              )}
            </FormShell>
          </Card>
          {versions.length > 0 && <LetterheadVersions place={place} versions={versions} today={today} />}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 6 }}>
        <LetterheadPreview body={bodyOf(typed)} name={place.name} />
      </Grid.Col>
    </Grid>
  );
}

/** Tells the page beside the form what is typed. */
function Tell({ values, onTyped }: { values: LetterheadValues; onTyped: (values: LetterheadValues) => void }) {
  useEffect(() => onTyped(values), [values, onTyped]);
  return null;
}
