import { Card, Grid, Stack } from '@mantine/core';
import type { ShownForm } from '../../contract/forms.ts';
import { FormGroups } from './form-groups.tsx';
import { BeforeWords, DoneWords, lineBefore, RatingWords, TargetWords } from './line-words.tsx';
import { LiveRating } from './live-rating.tsx';

/** A form as it is read: what was committed, what was done, and how each was rated, beside the period before. */
export function ReadLines({ form }: { form: ShownForm }) {
  const isRated = form.lines.some(({ ratings }) => Object.values(ratings).some((one) => one !== null));
  return (
    <Stack gap="md">
      <FormGroups
        form={form}
        render={(line) => (
          <Card key={line.id} withBorder padding="sm">
            <Grid gap="sm">
              <Grid.Col span={{ base: 12, sm: 5 }}>
                <TargetWords line={line} form={form} />
              </Grid.Col>
              <Grid.Col span={{ base: 12, sm: 4 }}>
                <DoneWords line={line} />
              </Grid.Col>
              <Grid.Col span={{ base: 12, sm: 3 }}>
                <Stack gap={2}>
                  <RatingWords label="Rating" ratings={line.ratings} />
                  <RatingWords label="Self-rating" ratings={line.own_ratings} />
                  <BeforeWords before={lineBefore(form, line)} />
                </Stack>
              </Grid.Col>
            </Grid>
          </Card>
        )}
      />
      {isRated && <LiveRating form={form} title="Computed rating" ratings={new Map(form.lines.map(({ id, ratings }) => [id, ratings]))} />}
    </Stack>
  );
}
