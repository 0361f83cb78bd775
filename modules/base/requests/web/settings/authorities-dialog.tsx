import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { changeAuthorities, type AuthorityRule, type RequestSettings } from '../../contract/settings.ts';
import { formatRole } from './format-rule.ts';
import { RuleFields } from './rule-fields.tsx';

export interface RuleValues extends Omit<AuthorityRule, 'at_least' | 'below'> {
  at_least: number | string;
  below: number | string;
}

const NEW: RuleValues = {
  type: null,
  fact: null,
  at_least: '',
  below: '',
  gives: 'next-head',
  office_id: null,
  group_name: null,
  because: '',
};
const CENTAVOS = 100;

/** The rules by which an authority is found, edited as one list: the first that applies counts. */
export function AuthoritiesDialog({ authority, onClose }: { authority: RequestSettings['authorities'][number]; onClose: () => void }) {
  const today = useToday();
  const { kind, role, title, periods } = authority;
  const rules = (periods.at(-1)?.rules ?? []).map(({ office: _office, ...rule }) => showRule(rule));
  return (
    <Dialog onClose={onClose} title={`${title}: ${formatRole(role)}`} size="paper">
      <FormShell
        endpoint={changeAuthorities}
        initial={{ from: today, rules: rules.length > 0 ? rules : [NEW] }}
        body={({ from, rules: lines }) => ({ kind, role, from: from ?? '', rules: lines.map(readRule) })}
        draft={`approval-rules:${kind}:${role}`}
        submit="Save"
        success="The rules were saved."
        onDone={onClose}
      >
        {(form) => (
          <>
            {form.getValues().rules.map((_, at) => (
              <RuleFields key={form.key(`rules.${at}`)} form={form} at={at} />
            ))}
            <Group>
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconPlus size={14} />}
                onClick={() => form.insertListItem('rules', NEW)}
              >
                Add rule
              </Button>
            </Group>
            <DateField label="Applies from" required {...form.getInputProps('from')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}

/** Amounts are typed in pesos. */
function showRule(rule: AuthorityRule): RuleValues {
  const show = (value: number | null) => (value === null ? '' : rule.fact === 'amount' ? value / CENTAVOS : value);
  return { ...rule, at_least: show(rule.at_least), below: show(rule.below) };
}

function readRule(rule: RuleValues): AuthorityRule {
  const read = (value: number | string) =>
    value === '' || rule.fact === null ? null : Math.round(Number(value) * (rule.fact === 'amount' ? CENTAVOS : 1));
  return { ...rule, at_least: read(rule.at_least), below: read(rule.below) };
}
