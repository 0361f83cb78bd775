import { Skeleton, Text } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { readMovable } from '../../contract/moves.ts';
import type { MoveKind } from '../../workflow.ts';
import { LossForm } from './loss-form.tsx';
import { ReturnForm } from './return-form.tsx';
import { TransferForm } from './transfer-form.tsx';

const FORMS = { transfer: TransferForm, return: ReturnForm, loss: LossForm };

interface FilingFormProps {
  kind: MoveKind;
  /** Left out: the caller, or who holds the items. */
  person: number | undefined;
  items: readonly number[];
}

/** The form of a kind, with all that can be asked for and the items that the address names chosen. */
export function FilingForm({ kind, person, items }: FilingFormProps) {
  const answer = useCall(readMovable, { query: { person, items: items.length > 0 && person === undefined ? [...items] : undefined } });
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data || answer.isPlaceholderData) return <Skeleton h={320} aria-busy />;
  const { holder, items: all } = answer.data;
  if (all.length === 0) return <Text size="sm">{say('There is no property to ask this for.')}</Text>;
  const Form = FORMS[kind];
  return <Form holder={holder} items={all} chosen={items} />;
}

/** Whom and which items the address names. */
export function askedIn(search: URLSearchParams): { person: number | undefined; items: number[] } {
  const items = (search.get('items') ?? '').split(',').map(Number).filter(Boolean);
  return { person: Number(search.get('person')) || undefined, items };
}
