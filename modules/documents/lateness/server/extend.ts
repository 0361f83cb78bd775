import { invalid } from '@talaan/kernel/server/errors.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import { workingDaysAfter } from '@talaan/requests/rules/working-days.ts';
import type { StepOf } from '@talaan/documents/contract/steps.ts';
import {
  attachFiles,
  documentAct,
  dueOn,
  localMinute,
  type LockedDocument,
  nameOf,
  type SaidOf,
  setDueMoments,
  stepped,
  type Stepping,
} from '@talaan/documents/server/public.ts';

/** The act of a head. */
export const extendAct = documentAct({
  action: 'extend',
  take: extend,
  whyClosed: formatExtended,
  hinder: async (call, documents) => hinderPassed(call, documents),
});

/** The law allows it once. */
export function formatExtended(document: LockedDocument): string | null {
  return document.extended_until === null ? null : `${nameOf(document)} was extended already. The law allows it once.`;
}

/** A period is extended before it ends; that of a paper on hold for papers of the client stands. */
export function hinderPassed({ now }: Pick<Stepping['call'], 'now'>, documents: readonly LockedDocument[]): SaidOf {
  return new Map(
    documents
      .filter(({ stands_since: standing, due_at: dueAt }) => Temporal.Instant.compare(standing ?? now, dueAt!) > 0)
      .map((document) => [
        document.id,
        `${nameOf(document)} was due already. An extension is asked for before the period ends (RA 11032 Sec. 9b).`,
      ]),
  );
}

/** Extends documents as their head decides, without being asked. Errors: 422 as of `requireTerms`. */
async function extend(stepping: Stepping, documents: readonly LockedDocument[], body: StepOf<'extend'>): Promise<void> {
  requireTerms(documents, body);
  const letter = body.letter_path === null ? null : await takeUpload(stepping.call, body.letter_path, 'letter_path');
  await extendBy(stepping, documents, { days: body.days, reason: body.reason, letterId: letter?.id ?? null });
}

/** Errors: 422 for more days than a type has, and without the letter to the client of a paper from outside (RA 11032 Sec. 9b, A7.1). */
export function requireTerms(
  documents: readonly LockedDocument[],
  { days, letter_path: letter }: Pick<StepOf<'extend'>, 'days' | 'letter_path'>,
): void {
  const most = Math.min(...documents.map(({ working_days: ofType }) => ofType));
  const hasClient = documents.some(({ kind }) => kind === 'EXTERNAL_IN');
  const errors = {
    ...(days > most && { days: [`Within the law this is extended by ${most} working days at most.`] }),
    ...(hasClient && letter === null && { letter_path: ['Attach the letter that notifies the client of the extension.'] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Moves the due days of documents, once, by working days after the due day as it stands (RA 11032 Sec. 9b, A7.7). The letter to the client
 * becomes a file of each.
 */
export async function extendBy(
  stepping: Pick<Stepping, 'call' | 'calendar' | 'placeOf'>,
  documents: readonly LockedDocument[],
  { days, reason, letterId }: { days: number; reason: string; letterId: number | null },
): Promise<void> {
  const { call, calendar } = stepping;
  const extended = documents.map(({ id, due_at: dueAt, campus_id: campus }) => {
    const day = workingDaysAfter(localMinute(dueAt!).day, days, calendar.isFree(campus));
    return { id, due_at: dueOn(day), extended_until: day };
  });
  await setDueMoments(stepping, extended);
  if (letterId !== null)
    await attachFiles(
      call,
      documents.map(({ id }) => ({ documentId: id, fileId: letterId })),
    );
  await stepped(stepping, documents, 'extend', { reason, details: { days, until: extended[0]!.extended_until } });
}
