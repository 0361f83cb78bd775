import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { printPdf } from '@talaan/kernel/server/print/print.ts';
import { readUniversityName } from '@talaan/organization/server/public.ts';
import type { BreachRow, printBreach as printing } from '../../contract/breaches.ts';
import { CLOCK_WORDS, STATE_WORDS, STEP_WORDS } from '../../rules/breach-words.ts';
import { findBreach, readSteps } from './breach-rows.ts';

/** Error: 404. */
export async function printBreach(call: CallOf<typeof printing>): Promise<FileAnswer> {
  const { db, now, today, params } = call;
  const breach = await findBreach(call, params.id);
  const steps = await readSteps(call, params.id);
  const content = await printPdf({
    template: new URL('../../print/breach-report.typ', import.meta.url),
    input: {
      university: await readUniversityName(db, today),
      title: breach.title,
      made: onPaper(now.toString()),
      facts: factsOf(breach),
      duty: dutyOf(breach),
      clocks: breach.clocks.map(({ of, due_at, done_at, state }) => [
        CLOCK_WORDS[of],
        onPaper(due_at),
        onPaper(done_at),
        STATE_WORDS[state],
      ]),
      steps: steps.map(({ at, kind, note, by }) => [onPaper(at), STEP_WORDS[kind], note, by]),
    },
  });
  return { name: `Report on a breach, ${breach.title}.pdf`, contentType: 'application/pdf', content };
}

function factsOf(breach: BreachRow): string[][] {
  return [
    ['Breach', breach.title],
    ['Known at', onPaper(breach.known_at)],
    ['What happened', breach.nature],
    ['Personal data', breach.involved],
    ['Affected', breach.affected || '—'],
    ['Number of people', breach.people === null ? 'Not known yet' : String(breach.people)],
    ['Recorded', `${onPaper(breach.recorded_at)}, ${breach.recorded_by}`],
    ['Closed', onPaper(breach.closed_at)],
  ];
}

function dutyOf(breach: BreachRow): string {
  const met = [
    breach.is_sensitive && 'sensitive information or what enables identity fraud',
    breach.is_acquired && 'acquired by someone without authority',
    breach.is_harmful && 'a real risk of serious harm',
  ].filter((one) => one !== false);
  const found = met.length === 0 ? 'None of the three conditions is met' : `Met: ${met.join('; ')}`;
  const duty = breach.must_notify ? 'Notifying is a duty within 72 hours.' : 'Notifying is no duty.';
  return `${duty} ${found} (NPC Circular 16-03, sec. 11).`;
}

function onPaper(at: string | null): string {
  if (at === null) return '—';
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(ZONE);
  return `${longDate(local.toPlainDate().toString())}, ${local.toPlainTime().toString({ smallestUnit: 'minute' })}`;
}
