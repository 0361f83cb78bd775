import { Card, NumberInput, Text, Textarea, Title } from '@mantine/core';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { noteScreening, type RatingOnRecord as Known, type ScreenedApplication } from '../contract/screening.ts';

/** The performance rating of the last period, on record or entered, and a note, which go to the board with the screening. */
export function NoteForm({ application }: { application: ScreenedApplication }) {
  const { id, note, performance_rating: rating, rating_on_record: known, actions } = application;
  const initial: { note: string; performance_rating: number | string } = { note, performance_rating: rating === null ? '' : rating / 100 };
  if (!actions.includes('correct')) {
    return note || rating !== null || known ? (
      <Card withBorder padding="md" component="section" aria-label="For the board">
        <Title order={2} size="h5" mb="xs">
          For the board
        </Title>
        {known && <RatingOnRecord known={known} counts={rating === null} />}
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
      {known && <RatingOnRecord known={known} counts={rating === null} />}
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
              description={known ? 'Only where another one counts, 1.00 to 5.00' : 'Of the last period, 1.00 to 5.00'}
              placeholder={known ? (known.rating / 100).toFixed(2) : undefined}
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

/** What Talaan has of the applicant, with its source: nobody types it again. */
function RatingOnRecord({ known: { says, source, is_met: isMet }, counts }: { known: Known; counts: boolean }) {
  return (
    <Text size="sm" mb="xs">
      On record: {says}{' '}
      <Text span c="dimmed">
        {source}
        {counts ? '; it counts.' : '; another one was entered.'}
      </Text>{' '}
      {!isMet && <StatusBadge tone="warning">Below Very Satisfactory</StatusBadge>}
    </Text>
  );
}
