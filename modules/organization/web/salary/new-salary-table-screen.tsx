import { Anchor, Card, Stack, Text } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { FileDrop } from '@talaan/kernel/web/file-drop.tsx';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { useToday } from '@talaan/kernel/web/clock.ts';
import { Page } from '@talaan/kernel/web/page.tsx';
import { postSalaryTable, readSalaryGrades, SALARY_SHEET_LIMIT, uploadSalaryTable } from '../../contract/salary.ts';
import { SalaryDifferences } from './salary-differences.tsx';
import { SalaryTableFields, type SalaryTableValues } from './salary-table-fields.tsx';

export function Screen() {
  const [address, setAddress] = useSearchParams();
  const upload = Number(address.get('upload')) || null;
  return (
    <Page title="New salary table" intro="Upload the table of the circular, look at what it changes, and post it.">
      <Card withBorder maw={720}>
        <Stack gap="xs">
          <FileDrop
            label="Salary table"
            endpoint={uploadSalaryTable}
            endings={['.xlsx', '.csv']}
            maxBytes={SALARY_SHEET_LIMIT}
            hint="A workbook or CSV with the columns Salary grade and Step 1 to Step 8, of at most 2 MB"
            onUploaded={({ upload: { id } }) => setAddress({ upload: String(id) })}
          />
          <Text size="sm" c="dimmed">
            <Anchor component={Link} to="/personnel_setting/salary_grades" inherit underline="always">
              Download the present table
            </Anchor>{' '}
            to have a sheet of the right shape.
          </Text>
        </Stack>
      </Card>
      {upload !== null && <PostForm key={upload} upload={upload} />}
    </Page>
  );
}

function PostForm({ upload }: { upload: number }) {
  const navigate = useNavigate();
  const nextYear = `${Number(useToday().slice(0, 4)) + 1}-01-01`;
  const initial: SalaryTableValues = { upload_id: upload, tranche: '', law: '', from: nextYear };
  return (
    <FormShell
      endpoint={postSalaryTable}
      initial={initial}
      body={(values) => values as never}
      draft={`salary-table:${upload}`}
      submit="Post the table"
      success="The salary table has been posted."
      alsoRefresh={[readSalaryGrades]}
      onDone={({ salary_table: table }) => navigate(`/personnel_setting/salary_grades?date=${table.from}`)}
      onCancel={() => navigate('/personnel_setting/salary_grades')}
    >
      {(form) => (
        <>
          <SalaryTableFields form={form} />
          {form.values.from && <SalaryDifferences upload={upload} from={form.values.from} />}
        </>
      )}
    </FormShell>
  );
}
