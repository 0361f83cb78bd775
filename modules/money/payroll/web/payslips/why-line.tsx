import { Text } from '@mantine/core';
import type { PayslipLine } from '../../contract/payslips.ts';
export function WhyLine({ line }: { line: PayslipLine }) {
  return <Text size="sm">{line.code}</Text>;
}
