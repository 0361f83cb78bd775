import { NumberInput, SimpleGrid, Stack, Text } from '@mantine/core';
import type { z } from 'zod';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { FACTOR_NAMES } from '../../contract/codes.ts';
import { addTerms, readSettings, TERMS_KINDS, type Settings, type TermsKind } from '../../contract/settings.ts';
import { SCREENING_FACTORS, type ScreeningFactor } from '../../rules/screening-points.ts';
import { DatedFields, TermsFault } from './dated-terms.tsx';

interface TermsDialogProps {
  kind: TermsKind;
  /** The latest terms are those with which the fields begin. */
  settings: Settings;
  onClose: () => void;
}

const FOLLOW_UP = {
  report_days: { label: 'Report and re-entry plan', suffix: ' days', max: 90 },
  certificate_from: { label: 'Certificate from', suffix: ' % of the hours', max: 100 },
  application_from: { label: 'Application evaluated from', suffix: ' months', max: 36 },
  application_to: { label: 'Application evaluated until', suffix: ' months', max: 36 },
} as const;
type FollowUpField = keyof typeof FOLLOW_UP;
const FIELDS = Object.keys(FOLLOW_UP) as FollowUpField[];

type Typed = number | string;

/** Points, or what follows a training, from a later day on. */
export function TermsDialog({ kind, settings, onClose }: TermsDialogProps) {
  const initial = {
    terms: {
      effective_on: null as string | null,
      source: '',
      most: Object.fromEntries(SCREENING_FACTORS.map((factor) => [factor, settings.points[0]?.most[factor] ?? 0])) as Record<
        ScreeningFactor,
        Typed
      >,
      ...(Object.fromEntries(FIELDS.map((field) => [field, settings.follow_up[0]?.[field] ?? ''])) as Record<FollowUpField, Typed>),
    },
  };
  return (
    <Dialog title={TERMS_KINDS[kind]} onClose={onClose}>
      <FormShell
        endpoint={addTerms}
        initial={initial}
        body={({ terms }) => bodyOf(kind, terms)}
        draft={`training-terms:${kind}`}
        submit="Enter"
        success={({ message }) => message}
        alsoRefresh={[readSettings]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <DatedFields of={form.getInputProps} />
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              {kind === 'POINTS'
                ? SCREENING_FACTORS.map((factor) => (
                    <NumberInput
                      key={factor}
                      label={FACTOR_NAMES[factor]}
                      required
                      min={0}
                      max={100}
                      allowDecimal={false}
                      {...form.getInputProps(`terms.most.${factor}`)}
                    />
                  ))
                : FIELDS.map((field) => (
                    <NumberInput
                      key={field}
                      required
                      min={1}
                      allowDecimal={false}
                      {...FOLLOW_UP[field]}
                      {...form.getInputProps(`terms.${field}`)}
                    />
                  ))}
            </SimpleGrid>
            {kind === 'POINTS' && <Total most={form.getValues().terms.most} />}
            <TermsFault says={form.errors['terms.terms']} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function Total({ most }: { most: Record<ScreeningFactor, Typed> }) {
  const total = SCREENING_FACTORS.reduce((sum, factor) => sum + Number(most[factor]), 0);
  return (
    <Text size="sm" c={total === 100 ? 'dimmed' : 'red'}>
      Total {total} of 100
    </Text>
  );
}

function numberOf(typed: Typed): number {
  return typed === '' ? Number.NaN : Number(typed);
}

function bodyOf(
  kind: TermsKind,
  {
    effective_on,
    source,
    most,
    ...fields
  }: { effective_on: string | null; source: string; most: Record<ScreeningFactor, Typed> } & Record<FollowUpField, Typed>,
): z.input<typeof addTerms.body> {
  const dated = { effective_on: effective_on ?? '', source };
  const numbers = <K extends string>(all: Record<K, Typed>) =>
    Object.fromEntries(Object.entries<Typed>(all).map(([name, typed]) => [name, numberOf(typed)])) as Record<K, number>;
  return kind === 'POINTS' ? { kind, terms: { ...dated, most: numbers(most) } } : { kind, terms: { ...dated, ...numbers(fields) } };
}
