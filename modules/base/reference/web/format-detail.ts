import { LEVELS, type Kind } from '../contract/proposals.ts';

/** What stands under a name: the level of a degree, the address of a school or company. */
export function formatDetail({ kind, detail }: { kind: Kind; detail: string }): string {
  return kind === 'degree' ? LEVELS[detail as keyof typeof LEVELS] : detail;
}
