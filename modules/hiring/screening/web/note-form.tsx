import { Card, NumberInput, Text, Textarea, Title } from '@mantine/core';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { noteScreening, type ScreenedApplication } from '../contract/screening.ts';

/** The performance rating of the last period and a note, which go to the board with the screening. */
export function NoteForm({ application: { id, note, performance_rating: rating, actions } }: { application: ScreenedApplication }) {
  const initial: { note: string; performance_rating: number | string } = { note, performance_rating: rating === null ? '' : rating / 100 };
  if (!actions.includes('correct')) {
    return note || rating !== null ? (
      <Card withBorder padding="md" component="section" aria-label="For the board">
        <Title order={2} size="h5" mb="xs">
          For the board
        </Title>
        {rating !== null && <Text size="sm">Performance rating {(rating / 100).toFixed(2)}</Text>}
        <Text size="sm">{note}</Text>
      </Card>
    ) : null;
  }
  return (
    <Card withBorder padding="md" component="section" aria-label="For the board">
      <Title order={2} size="h5" mb="xs">
        For the board
      </Title>
      <FormShell
        key={`${note} ${rating}`}
        endpoint={noteScreening}
        params={{ id }}
        initial={initial}
        body={({ note: said, performance_rating: typed }) => ({
          note: said,
          performance_rating: typed === '' ? null : Math.round(Number(typed) * 100),
        })}
        draft={`screening:note:${id}`}
        submit="Save"
        success="The note is saved."
      >
        {(form) => (
          <>
            <NumberInput
              label="Performance rating"
              description="Of the last period, 1.00 to 5.00"
              min={1}
              max={5}
              decimalScale={2}
              {...form.getInputProps('performance_rating')}
            />
            <Textarea label="Note" autosize minRows={2} {...form.getInputProps('note')} />
          </>
        )}
      </FormShell>
    </Card>
  );
}
