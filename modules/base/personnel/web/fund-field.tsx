import { useContributed } from '@talaan/kernel/web/module.ts';
import { fundParts, type FundFieldProps } from './fund-part.ts';

/** Chooses the fund that pays; nothing, or what is given instead, where none is set up. */
export function FundField(props: FundFieldProps) {
  const [part] = useContributed(fundParts);
  return part ? <part.Field {...props} /> : props.otherwise;
}
