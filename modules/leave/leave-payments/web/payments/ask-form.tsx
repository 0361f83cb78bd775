import { Alert, Grid, NumberInput, Radio, Select, Stack, Textarea } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import type { UploadedDocument } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { RoutePreview } from '@talaan/requests/web/parts/route-preview.tsx';
import { fileMonetization, listPayments, type Estimate } from '../../contract/payments.ts';
import { valueOfCredits } from '../../rules/credit-value.ts';
import { judgeHalf, judgeMonetization } from '../../rules/monetization.ts';
import { HALF_REASONS, type HalfReason } from '../../rules/reasons.ts';
import { monetizationFlow } from '../../rules/payment-flows.ts';
import { ClaimTerminal } from './claim-terminal.tsx';
import { Computation } from './computation.tsx';

interface AskFormProps {
  /** By HR, for another; null for oneself. */
  personnelId: number | null;
  estimate: Estimate;
  onDone: (id: number) => void;
  onCancel?: () => void;
}

interface Values {
  basis: 'REGULAR' | 'HALF';
  days: number | string;
  purpose: HalfReason | null;
  reason: string;
  attachment: UploadedDocument | null;
}

const BLANK: Values = { basis: 'REGULAR', days: 10, purpose: null, reason: '', attachment: null };

/** An estimate that becomes a request: the value of any days, which limit stands against them, and who would decide. */
export function AskForm({ personnelId, estimate, onDone, onCancel }: AskFormProps) {
  return (
    <FormShell
      endpoint={fileMonetization}
      initial={BLANK}
      body={({ basis, days, purpose, reason, attachment }) => ({
        personnel_id: personnelId,
        thousandths: thousandthsOf(days),
        purpose: basis === 'HALF' ? (purpose ?? ('' as HalfReason)) : null,
        reason: basis === 'HALF' ? reason : '',
        attachment_path: basis === 'HALF' ? (attachment?.path ?? null) : null,
      })}
      draft={`monetization:${personnelId ?? 'own'}`}
      submit={say('Ask for it')}
      success={say('The request went to HR. The credits are set aside until it is decided.')}
      alsoRefresh={[listPayments]}
      onDone={({ id }) => onDone(id)}
      onCancel={onCancel}
    >
      {(form) => {
        const { basis, days, purpose, attachment } = form.getValues();
        const thousandths = thousandthsOf(days);
        const left = { vl: estimate.vl, sl: estimate.sl, inYear: estimate.in_year };
        const judged = basis === 'HALF' ? judgeHalf(thousandths, left) : judgeMonetization(thousandths, left);
        const value = estimate.monthly === null ? 0 : valueOfCredits(estimate.monthly, thousandths, estimate.factor);
        return (
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, md: 6 }}>
              <Stack gap="md">
                {estimate.because !== null && <Alert color="yellow">{estimate.because}</Alert>}
                <Radio.Group label={say('What is asked for')} {...form.getInputProps('basis')}>
                  <Stack gap="xs" mt={4}>
                    <Radio
                      value="REGULAR"
                      label={say('10 to 30 days')}
                      description={say('Of vacation leave, of which 5 days stay; at most 30 in a year')}
                    />
                    <Radio
                      value="HALF"
                      label={say('Half of all credits and more')}
                      description={say('For a special reason, with a letter; sick leave too where vacation leave is not enough')}
                    />
                  </Stack>
                </Radio.Group>
                <NumberInput
                  label={say('Days')}
                  required
                  maw={180}
                  min={0}
                  max={2000}
                  decimalScale={3}
                  {...form.getInputProps('days')}
                  error={form.errors.thousandths}
                />
                {basis === 'HALF' && (
                  <>
                    <Select
                      label={say('Reason')}
                      required
                      data={choices(HALF_REASONS)}
                      value={purpose}
                      error={form.errors.purpose}
                      onChange={(chosen) => form.setFieldValue('purpose', chosen as HalfReason | null)}
                    />
                    <Textarea
                      label={say('What it is for')}
                      required
                      autosize
                      minRows={2}
                      maxLength={1000}
                      description={say('Read by HR, the budget office and who approves')}
                      {...form.getInputProps('reason')}
                    />
                    <AttachmentField
                      label={say('Letter')}
                      required
                      value={attachment}
                      onChange={(chosen) => form.setFieldValue('attachment', chosen)}
                      error={form.errors.attachment_path}
                    />
                  </>
                )}
              </Stack>
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 6 }}>
              <Stack gap="md">
                <Computation
                  estimate={estimate}
                  thousandths={thousandths}
                  isHalf={basis === 'HALF'}
                  judged={estimate.because === null && thousandths > 0 ? judged : null}
                />
                {personnelId === null && judged.refused === null && estimate.because === null && (
                  <RoutePreview
                    kind={monetizationFlow.kind}
                    days={Math.ceil(thousandths / 1000)}
                    amount={value}
                    type={basis.toLowerCase()}
                  />
                )}
                <ClaimTerminal personnelId={personnelId} estimate={estimate} onDone={onDone} />
              </Stack>
            </Grid.Col>
          </Grid>
        );
      }}
    </FormShell>
  );
}

const thousandthsOf = (days: number | string) => Math.round(Number(days) * 1000);
