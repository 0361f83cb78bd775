import { CLOCK_WAS_SET_BACK, type ConstraintMessages } from '@talaan/kernel/server/errors.ts';

const MOVED_ON = 'The document has moved on in the meantime. Reload the page.';

export const constraintsOfDocuments: ConstraintMessages = {
  code_of_document_type_is_given_once: { field: 'code', message: 'Another type of documents has this code.' },
  a_document_type_has_its_own_name: { field: 'name', message: 'Another type of documents has this name.' },
  stop_is_an_office: { field: 'stops', message: 'There is no such office.' },
  tracking_number_is_given_once: {
    message:
      'A document of another office has this tracking number already: both offices had the same acronym this year. Tell the records officer.',
  },
  outgoing_number_is_given_once: {
    message:
      'A document of another office has this outgoing number already: both offices had the same acronym this year. Tell the records officer.',
  },
  a_document_came_before_it_was_registered: { field: 'came_at', message: 'This time is still to come.' },
  document_is_of_a_type: { field: 'type_id', message: 'There is no such type of documents.' },
  related_document_is_on_record: { field: 'related_id', message: 'There is no such document.' },
  document_is_handed_in_by_a_person: { field: 'sender_person_id', message: 'There is no such person.' },
  document_is_of_a_printed_paper: { field: 'paper_code', message: 'There is no such paper.' },
  a_printed_paper_is_registered_once: {
    field: 'paper_code',
    message: 'This paper is registered already. Reload the page to see its number.',
  },
  hop_is_for_a_person: { field: 'to_person_id', message: 'There is no such person.' },
  a_document_has_one_open_hop: { message: MOVED_ON },
  hops_of_a_document_have_different_numbers: { message: MOVED_ON },
  a_document_is_where_its_open_hop_is: { message: MOVED_ON },
  a_document_is_held_once_at_a_time: { message: 'The document is on hold already.' },
  only_an_archived_document_is_disposed_of: { message: 'The document was disposed of, or is under legal hold. Reload the page.' },
  a_row_of_a_spreadsheet_is_registered_once: { message: 'These papers are already registered. Check the file again.' },
  attachment_pk: { field: 'attachments', message: 'This file is attached already.' },
  a_document_is_received_after_it_is_sent: CLOCK_WAS_SET_BACK,
  a_hop_ends_after_it_begins: CLOCK_WAS_SET_BACK,
  a_hold_ends_after_it_begins: CLOCK_WAS_SET_BACK,
};
