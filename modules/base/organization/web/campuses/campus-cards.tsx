import { Button, Card, Group, Image, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { addCampus, editCampus, listCampuses, readCampus, readUniversity, type University } from '../../contract/campuses.ts';
import { AGENCY_NUMBER_KINDS, AGENCY_NUMBERS, showAgencyNumber } from '../../rules/agency-numbers.ts';
import { logoAddress, useBrand } from '../brand.ts';
import { CampusDialog } from './campus-dialog.tsx';
import { ColourSample } from './colour-sample.tsx';
import { UniversityDialog } from './university-dialog.tsx';

/** The campuses, after the university where that is wanted; what is being edited is in the address: `?edit=university`, `?edit=2`, `?edit=new`. */
export function CampusCards({ withUniversity = false }: { withUniversity?: boolean }) {
  const { edited, edit, close } = useEdited();
  const campuses = useCall(listCampuses, {});
  const { has_seals: hasSeals } = useBrand(1);
  const { university, version } = useCall(readUniversity, {}).data ?? {};
  const all = campuses.data?.campuses;
  return (
    <>
      {campuses.isError && !all && <LoadFailed failure={campuses.error} onRetry={() => void campuses.refetch()} />}
      {!all || !university ? (
        <Skeleton h={320} />
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          {withUniversity && (
            <BrandCard
              name={university.name}
              lines={[
                university.short_name,
                university.address,
                university.contact,
                ...describeNumbers(university),
                'Its logo and colour appear where a campus has none of its own',
              ]}
              logo={logoAddress(university.logo_id, 1, hasSeals)}
              colour={university.colour}
              onEdit={() => edit('university')}
            />
          )}
          {all.map((one) => (
            <BrandCard
              key={one.id}
              name={`${one.name} (${one.acronym})`}
              lines={[one.id === 1 ? 'Main campus' : 'External campus', one.address, one.zone]}
              logo={logoAddress(one.logo_id ?? university.logo_id, one.id, hasSeals)}
              colour={one.colour}
              onEdit={() => edit(String(one.id))}
            />
          ))}
        </SimpleGrid>
      )}
      {all?.length === 0 && (
        <NothingHere
          title="No campus yet"
          description="Offices, devices and local holidays belong to a campus. The first one is the main campus."
        />
      )}
      {edited === 'university' && university && <UniversityDialog university={university} version={version} onClose={close} />}
      {edited === 'new' && <CampusDialog campus={undefined} onClose={close} />}
      {Number(edited) > 0 && <EditedCampus key={edited} id={Number(edited)} onClose={close} />}
    </>
  );
}

function describeNumbers(university: University): string[] {
  const known = AGENCY_NUMBER_KINDS.filter((kind) => university[kind] !== '');
  return known.map((kind) => `${AGENCY_NUMBERS[kind].short} ${showAgencyNumber(kind, university[kind])}`);
}

export function AddCampusButton() {
  const { edit } = useEdited();
  return (
    <ForCallers of={addCampus}>
      <Button leftSection={<IconPlus size={16} />} onClick={() => edit('new')}>
        Add campus
      </Button>
    </ForCallers>
  );
}

function useEdited() {
  const [address, setAddress] = useSearchParams();
  return { edited: address.get('edit'), edit: (what: string) => setAddress({ edit: what }), close: () => setAddress({}) };
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
