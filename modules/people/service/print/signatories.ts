import type { LetterheadOnPaper } from '@talaan/papers/server/public.ts';

type Signatories = LetterheadOnPaper['signatories'];

/** Who certifies a paper of HR: who prepared it and the head of HR; where the letterhead names no such role, all that it names. */
export function certifiers({ signatories }: LetterheadOnPaper): Signatories {
  const certified = signatories.filter(({ role }) => role !== 'approved');
  return certified.some(({ role }) => role === 'certified') ? certified : signatories;
}

/** Who signs a certificate: the head of HR, else the last whom the letterhead names. */
export function signerOf({ signatories }: LetterheadOnPaper): { name: string; title: string } {
  const signer = signatories.find(({ role }) => role === 'certified') ?? signatories.at(-1);
  return { name: signer?.name ?? '', title: signer?.title ?? 'Human Resource Management Officer' };
}
