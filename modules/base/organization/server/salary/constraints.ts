import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const salaryConstraints: ConstraintMessages = {
  salary_tables_do_not_overlap: { field: 'from', message: 'Another salary table is in force from that date. Give another date.' },
};
