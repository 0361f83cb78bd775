import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { readOpenActions } from '@talaan/requests/server/public.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import type { readCertificate as endpoint } from '../../contract/certificates.ts';
import { certificateSheet, whyNotCertified } from '../../rules/certificate-sheet.ts';
import { certificateFlow } from '../../workflow.ts';
import { readFacts } from '../read-facts.ts';
import { readSetting } from '../read-setting.ts';
import { findCertificate, type FoundCertificate } from './find-certificate.ts';

type Answer = AnswerOf<typeof endpoint>;

/** One certificate: what it says, frozen or as it would be today, and what may be done with it. */
export async function readCertificate(call: Call<{ id: number }>): Promise<Answer> {
  const found = await findCertificate(call, call.params.id);
  await recordOpening(call, found.personnel_id, 'Certificate of employment');
  const open = (await readOpenActions(call, certificateFlow, [found.id])).get(found.id)!;
  const actions = certificateFlow.open(found.state, ['hr']).filter((action) => open.includes(action));
  return { certificate: { ...found, actions, ...(await whatItSays(call, found)), is_frozen: found.sheet !== null } };
}

async function whatItSays({ db, today }: Call, found: FoundCertificate): Promise<Pick<Answer['certificate'], 'sheet' | 'hindrance'>> {
  if (found.sheet || found.state === 'CANCELLED') return { sheet: found.sheet, hindrance: null };
  const facts = await readFacts(db, found.personnel_id, today);
  const hindrance = whyNotCertified(found.kind, facts, today);
  if (hindrance) return { sheet: null, hindrance };
  const { pera } = await readSetting(db);
  return { sheet: certificateSheet(found.kind, facts, { today, pera, allowances: [] }), hindrance: null };
}
