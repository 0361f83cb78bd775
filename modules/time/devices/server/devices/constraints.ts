import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const deviceConstraints: ConstraintMessages = {
  device_number_is_its_own: { field: 'number', message: 'Another device has this number.' },
  device_number_is_above_zero: { field: 'number', message: 'The number is above zero.' },
  device_serial_is_its_own: { field: 'serial', message: 'Another device has this serial number.' },
  device_has_a_name: { field: 'name', message: 'Enter the name of the device.' },
  device_is_on_a_campus: { field: 'campus_id', message: 'There is no such campus.' },
  pin_is_1_to_24_letters_or_digits: { field: 'pin', message: 'A PIN is 1 to 24 letters or digits.' },
  a_pin_is_of_one_person_at_a_time: {
    field: 'pin',
    message: 'This PIN was just assigned to another person. Reload the list and choose another day or person.',
  },
};
