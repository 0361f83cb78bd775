import type { ReactNode } from 'react';
import { MultiSelect, NumberInput, SimpleGrid, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { z } from 'zod';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { DatedFields, TermsFault } from '@talaan/trainings/web/settings/dated-terms.tsx';
import { COST_NAMES, DEGREE_NAMES } from '../../contract/codes.ts';
import {
  addScholarshipTerms,
  readScholarshipSettings,
  SCHOLARSHIP_TERMS_KINDS,
  type ScholarshipSettings,
  type ScholarshipTermsKind,
} from '../../contract/settings.ts';
import { DEGREES } from '../../rules/grant.ts';
import { inPer10000, inPercent } from '../percent.ts';

interface DialogProps<T> {
  /** The latest terms are those with which the fields begin. */
  start: T;
  onClose: () => void;
}

type Typed = number | string;
type Body = z.input<typeof addScholarshipTerms.body>;

/** Months of service for a year of study and for less, from a later day on. */
export function ObligationDialog({ start, onClose }: DialogProps<ScholarshipSettings['obligation'][number]>) {
  const initial = {
    full_time: start.full_time as Typed,
    part_time: start.part_time as Typed,
    short: start.short.map(({ up_to, months }) => ({ up_to, months: months as Typed })),
  };
  return (
    <TermsDialog
      kind="OBLIGATION"
      initial={initial}
      body={({ full_time, part_time, short }, dated) => ({
        kind: 'OBLIGATION',
        terms: {
          ...dated,
          full_time: numberOf(full_time),
          part_time: numberOf(part_time),
          short: short.map(({ up_to, months }) => ({ up_to, months: numberOf(months) })),
        },
      })}
      onClose={onClose}
    >
      {(form) => (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <Months label="A year of full-time study" {...form.getInputProps('terms.full_time')} />
          <Months label="A year of part-time study" {...form.getInputProps('terms.part_time')} />
          {initial.short.map(({ up_to: upTo }, at) => (
            <Months
              key={upTo}
              label={`Full time, up to ${upTo === 1 ? '1 month' : `${upTo} months`} in all`}
              {...form.getInputProps(`terms.short.${at}.months`)}
            />
          ))}
        </SimpleGrid>
      )}
    </TermsDialog>
  );
}

/** What a breach costs, as it is offered to contracts from a later day on. */
export function RefundDialog({ start, onClose }: DialogProps<ScholarshipSettings['refund'][number]>) {
  const initial = {
    base: start.base,
    unfinished_per10000: inPercent(start.unfinished_per10000),
    interest_per10000: inPercent(start.interest_per10000),
  };
  return (
    <TermsDialog
      kind="REFUND"
      initial={initial}
      body={({ base, unfinished_per10000: share, interest_per10000: interest }, dated) => ({
        kind: 'REFUND',
        terms: { ...dated, base, unfinished_per10000: inPer10000(share), interest_per10000: inPer10000(interest) },
      })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <MultiSelect label="Costs that are refunded" required data={choices(COST_NAMES)} {...form.getInputProps('terms.base')} />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <NumberInput
              label="Share where the degree is not finished (%)"
              description="Empty: the part of the months not served"
              min={0}
              max={100}
              {...form.getInputProps('terms.unfinished_per10000')}
            />
            <NumberInput
              label="Interest a year from demand (%)"
              description="Empty: none"
              min={0}
              max={100}
              {...form.getInputProps('terms.interest_per10000')}
            />
          </SimpleGrid>
        </>
      )}
    </TermsDialog>
  );
}

/** How long full-time study for a degree is granted, from a later day on. */
export function LengthsDialog({ start, onClose }: DialogProps<ScholarshipSettings['lengths'][number]>) {
  const initial = { most: { ...start.most } as Record<keyof typeof start.most, Typed>, extension: start.extension as Typed };
  return (
    <TermsDialog
      kind="LENGTHS"
      initial={initial}
      body={({ most, extension }, dated) => ({
        kind: 'LENGTHS',
        terms: {
          ...dated,
          most: { MASTERS: numberOf(most.MASTERS), DOCTORATE: numberOf(most.DOCTORATE) },
          extension: numberOf(extension),
        },
      })}
      onClose={onClose}
    >
      {(form) => (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {DEGREES.map((degree) => (
            <Months key={degree} label={`${DEGREE_NAMES[degree]}, full time`} {...form.getInputProps(`terms.most.${degree}`)} />
          ))}
          <Months label="Extension, once" {...form.getInputProps('terms.extension')} />
        </SimpleGrid>
      )}
    </TermsDialog>
  );
}

interface TermsDialogProps<T extends object> {
  kind: ScholarshipTermsKind;
  initial: T;
  body: (terms: T, dated: { effective_on: string; source: string }) => Body;
  onClose: () => void;
  children: (form: UseFormReturnType<{ terms: T & { effective_on: string | null; source: string } }>) => ReactNode;
}

function TermsDialog<T extends object>({ kind, initial, body, onClose, children }: TermsDialogProps<T>) {
  return (
    <Dialog title={SCHOLARSHIP_TERMS_KINDS[kind]} onClose={onClose}>
      <FormShell
        endpoint={addScholarshipTerms}
        initial={{ terms: { ...initial, effective_on: null as string | null, source: '' } }}
        body={({ terms }) => body(terms, { effective_on: terms.effective_on ?? '', source: terms.source })}
        draft={`scholarship-terms:${kind}`}
        submit="Enter"
        success={({ message }) => message}
        alsoRefresh={[readScholarshipSettings]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <DatedFields of={(field) => form.getInputProps(field)} />
            {children(form)}
            <TermsFault says={form.errors['terms.terms']} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function Months(props: { label: string }) {
  return <NumberInput required min={0} max={120} suffix=" months" allowDecimal={false} {...props} />;
}

function numberOf(typed: Typed): number {
  return typed === '' ? Number.NaN : Number(typed);
}
