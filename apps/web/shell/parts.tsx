import { useContributed } from '@talaan/kernel/web/module.ts';
import { shellParts, type ShellPart } from '@talaan/kernel/web/shell-part.ts';

/** The parts of the shell that modules contribute at one place. */
export function Parts({ where }: Pick<ShellPart, 'where'>) {
  const parts = useContributed(shellParts).filter((part) => part.where === where);
  return parts.map(({ place, Part }) => <Part key={place} />);
}
