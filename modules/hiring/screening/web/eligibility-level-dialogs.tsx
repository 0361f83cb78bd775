import { useState } from 'react';
import { Button, Group, NumberInput, Select, Stack, Switch, Text } from '@mantine/core';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { changeCollegeUnits, changeEligibilityLevel, LEVELS_GIVEN, type EligibilityLevelRow } from '../contract/eligibility-levels.ts';

/** The level of one eligibility; the answer names the posts that are computed again. */
export function EligibilityLevelDialog({ eligibility, onClose }: { eligibility: EligibilityLevelRow; onClose: () => void }) {
  const [said, setSaid] = useState<string>();
  if (said) return <Saved title={eligibility.name} said={said} onClose={onClose} />;
  return (
    <Dialog title={eligibility.name} onClose={onClose}>
      <FormShell
        endpoint={changeEligibilityLevel}
        params={{ id: eligibility.id }}
        initial={{ level: eligibility.level ?? ('second' as const), is_licence: eligibility.is_licence }}
        draft={`screening:eligibility-level:${eligibility.id}`}
        submit="Save and compute"
        success="The level is saved."
        onDone={({ message }) => setSaid(message)}
      >
        {(form) => (
          <>
            <Select
              label="Level"
              description="Counts from now on. Applicants who are not decided are computed again."
              required
              allowDeselect={false}
              data={choices(LEVELS_GIVEN)}
              {...form.getInputProps('level')}
            />
            <Switch
              label="A licence with a last day"
              description="RA 1080 and the like: it counts while it is valid, and where a post asks for it by name"
              {...form.getInputProps('is_licence', { type: 'checkbox' })}
            />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}

/** How many units are two years in college, where the standards of a post are not corrected. */
export function CollegeUnitsDialog({ units, onClose }: { units: number; onClose: () => void }) {
  return (
    <Dialog title="Two years in college" onClose={onClose}>
      <FormShell
        endpoint={changeCollegeUnits}
        initial={{ units }}
        draft="screening:college-units"
        submit="Save"
        success="The units of two years in college are saved."
        onDone={onClose}
      >
        {(form) => (
          <NumberInput
            label="Units"
            description="For posts that open from now on. Posts that are open, and standards that were corrected, keep their figure."
            required
            min={1}
            max={200}
            allowDecimal={false}
            {...form.getInputProps('units')}
          />
        )}
      </FormShell>
    </Dialog>
  );
}

/** Which posts are computed again is there to be read and noted, longer than a toast. */
function Saved({ title, said, onClose }: { title: string; said: string; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{said}</Text>
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
