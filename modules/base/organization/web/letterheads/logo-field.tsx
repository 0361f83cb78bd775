import type { ReactNode } from 'react';
import { Button, Input, Stack, Text } from '@mantine/core';
import { FileDrop } from '@talaan/kernel/web/files/file-drop.tsx';
import { LOGO_ENDINGS, LOGO_LIMIT } from '../../contract/campuses.ts';
import { addOfficeLogo } from '../../contract/letterheads.ts';

interface LogoFieldProps {
  label: string;
  /** The office for which it is; absent for a campus or the university. */
  department?: number;
  value?: string | null;
  error?: ReactNode;
  onChange?: (id: string | null) => void;
}

/** A logo: uploaded at once, taken up when the form is saved. */
export function LogoField({ label, department, value, error, onChange }: LogoFieldProps) {
  return (
    <Stack gap={6}>
      <FileDrop
        label={label}
        endpoint={addOfficeLogo}
        input={{ body: { department } }}
        endings={LOGO_ENDINGS}
        maxBytes={LOGO_LIMIT}
        hint="jpg/png files with a size less than 2mb"
        onUploaded={({ logo_id: id }) => onChange?.(id)}
      />
      {error && <Input.Error>{error}</Input.Error>}
      {value ? (
        <Button
          variant="subtle"
          size="compact-sm"
          w="fit-content"
          aria-label={`Remove this logo: ${label}`}
          onClick={() => onChange?.(null)}
        >
          Remove this logo
        </Button>
      ) : (
        <Text size="xs" c="dimmed">
          None
        </Text>
      )}
    </Stack>
  );
}
