import type { ReactNode } from 'react';
import { Card, Grid, Stack, Text, TextInput } from '@mantine/core';
import type { Line, ShownForm } from '../../contract/forms.ts';
import { suggestRatings, warnOfRating } from '../../rules/form/find-rating-faults.ts';
import { DIMENSIONS, type Dimension } from '../../rules/levels.ts';
import { BeforeWords, DoneWords, lineBefore, RatingWords, TargetWords } from './line-words.tsx';
import { RatingInputs } from './rating-input.tsx';
import { WhyNotRated } from './why-not-rated.tsx';

type Typed = Record<Dimension, number | null>;

/** What a supervisor enters for a line. */
export interface EnteredLine {
  line_id: number;
  ratings: Typed;
  reason: string;
  remarks: string;
}

/** Where one begins: what was rated before the form went back, else the self-rating; each may be changed. */
export function enteredOf({ lines }: Pick<ShownForm, 'lines'>): EnteredLine[] {
  const isFirst = lines.every(({ ratings }) => DIMENSIONS.every((one) => ratings[one] === null));
  return lines.map(({ id, ratings, own_ratings, reason, remarks }) => ({
    line_id: id,
    ratings: { ...(isFirst ? own_ratings : ratings) },
    reason,
    remarks,
  }));
}

interface RateLineProps {
  line: Line;
  form: Pick<ShownForm, 'last' | 'achievement'> & Partial<Pick<ShownForm, 'above' | 'faults'>>;
  entered: EnteredLine;
  error: (name: string) => ReactNode;
  onRate: (ratings: Typed) => void;
  /** The props of a text field of the line. */
  inputOf: (name: 'reason' | 'remarks') => { error?: ReactNode };
}

/** One line as its supervisor rates it: the target and what was done beside the fields, the self-rating and the period before under them. */
export function RateLine({ line, form, entered, error, onRate, inputOf }: RateLineProps) {
  const suggested = suggestRatings(line, line.done, form.achievement);
  const { above, faults } = form;
  return (
    <Card withBorder padding="sm">
      <Grid gap="sm">
        <Grid.Col span={{ base: 12, sm: 7 }}>
          <Stack gap="xs">
            <TargetWords line={line} form={above === undefined || faults === undefined ? undefined : { above, faults }} />
            <DoneWords line={line} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 5 }}>
          <Stack gap={4}>
            <RatingInputs
              of={line.output}
              scales={line.scales}
              value={entered.ratings}
              errors={Object.fromEntries(DIMENSIONS.map((one) => [one, error(one)]))}
              onChange={onRate}
            />
            <RatingWords label="Self-rating" ratings={line.own_ratings} />
            <BeforeWords before={lineBefore(form, line)} />
            {Object.keys(suggested).length > 0 && (
              <Text size="xs" c="dimmed">
                Suggested by what was reached of the target: {Object.values(suggested)[0]} for {Object.keys(suggested).join(' and ')}
              </Text>
            )}
            {warnOfRating(entered, line.evidence.length).map((warning) => (
              <Text key={warning} size="xs" c="var(--mantine-color-yellow-light-color)">
                {warning}
              </Text>
            ))}
            {DIMENSIONS.every((one) => entered.ratings[one] === null) && <WhyNotRated reason={entered.reason} input={inputOf('reason')} />}
            <TextInput label="Remarks" {...inputOf('remarks')} />
          </Stack>
        </Grid.Col>
      </Grid>
    </Card>
  );
}
