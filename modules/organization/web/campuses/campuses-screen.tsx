import { Button, Card, Group, Image, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/for-callers.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { addCampus, editCampus, listCampuses, readCampus, readUniversity } from '../../contract/campuses.ts';
import { logoAddress } from '../brand.ts';
import { CampusDialog } from './campus-dialog.tsx';
import { ColourSample } from './colour-sample.tsx';
import { UniversityDialog } from './university-dialog.tsx';

/** The university and its campuses; what is being edited stands in the address: `?edit=university`, `?edit=2`, `?edit=new`. */
export function Screen() {
  const [address, setAddress] = useSearchParams();
  const campuses = useCall(listCampuses, {});
  const { university, version } = useCall(readUniversity, {}).data ?? {};
  const edited = address.get('edit');
  const edit = (what: string) => setAddress({ edit: what });
  const close = () => setAddress({});
  return (
    <Page
      title="University and campuses"
      intro="Names and addresses as papers print them; logo and colour as the screens wear them."
      actions={
        <ForCallers of={addCampus}>
          <Button leftSection={<IconPlus size={16} />} onClick={() => edit('new')}>
            Add campus
          </Button>
        </ForCallers>
      }
    >
      {campuses.isError && !campuses.data && <LoadFailed message={campuses.error.message} onRetry={() => void campuses.refetch()} />}
      {!campuses.data || !university ? (
        <Skeleton h={320} />
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          <BrandCard
            name={university.name}
            lines={[university.address, university.contact, 'Its logo and colour stand where a campus has none of its own']}
            logo={logoAddress(university.logo_id, 1)}
            colour={university.colour}
            onEdit={() => edit('university')}
          />
          {campuses.data.campuses.map((one) => (
            <BrandCard
              key={one.id}
              name={`${one.name} (${one.acronym})`}
              lines={[one.id === 1 ? 'Main campus' : 'External campus', one.address, one.zone]}
              logo={logoAddress(one.logo_id ?? university.logo_id, one.id)}
              colour={one.colour}
              onEdit={() => edit(String(one.id))}
            />
          ))}
        </SimpleGrid>
      )}
      {edited === 'university' && university && <UniversityDialog university={university} version={version} onClose={close} />}
      {edited === 'new' && <CampusDialog campus={undefined} onClose={close} />}
      {Number(edited) > 0 && <EditedCampus key={edited} id={Number(edited)} onClose={close} />}
    </Page>
  );
}

/** As it is now, whatever the cards show. */
function EditedCampus({ id, onClose }: { id: number; onClose: () => void }) {
  const found = useCall(readCampus, { params: { id } }).data;
  return found && <CampusDialog campus={found.campus} version={found.version} onClose={onClose} />;
}

interface BrandCardProps {
  name: string;
  lines: string[];
  logo: string;
  colour: string | null;
  onEdit: () => void;
}

function BrandCard({ name, lines, logo, colour, onEdit }: BrandCardProps) {
  return (
    <Card withBorder>
      <Group wrap="nowrap" align="flex-start">
        <Image src={logo} alt="" w={64} h={64} fit="contain" />
        <Stack gap={4} flex={1}>
          <Title order={2}>{name}</Title>
          {lines.filter(Boolean).map((line) => (
            <Text key={line} size="sm" c="dimmed">
              {line}
            </Text>
          ))}
          {colour && <ColourSample colour={colour} />}
          <ForCallers of={editCampus}>
            <Button
              variant="default"
              size="compact-sm"
              w="fit-content"
              mt={4}
              leftSection={<IconPencil size={14} />}
              onClick={onEdit}
              aria-label={`Edit ${name}`}
            >
              Edit
            </Button>
          </ForCallers>
        </Stack>
      </Group>
    </Card>
  );
}
