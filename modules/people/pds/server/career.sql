-- Items 26–33, 41: what others may see of a career.

select pds.make_section('education', 'Schools by level (item 26).');
alter table pds.education
  add column level text constraint level_of_education_is_known check (level in ('elementary', 'secondary', 'vocational', 'college', 'graduate')),
  add column senior_high boolean not null default false,
  add column school_id integer constraint education_was_at_a_school references reference.school,
  add column school text not null default '',
  add column degree_id integer constraint education_led_to_a_degree references reference.degree,
  add column degree text not null default '',
  add column major text not null default '',
  add column from_year smallint constraint education_began_since_1900 check (from_year between 1900 and 2100),
  add column to_year smallint constraint education_ended_since_1900 check (to_year between 1900 and 2100),
  add column is_present boolean not null default false,
  add column units_earned text not null default '',
  add column year_graduated smallint constraint graduated_since_1900 check (year_graduated between 1900 and 2100),
  add column honors text not null default '',
  add constraint education_ends_after_it_begins check (to_year >= from_year),
  add constraint education_that_goes_on_has_no_end check (not is_present or (to_year is null and year_graduated is null)),
  add constraint units_are_of_who_did_not_graduate check (year_graduated is null or upper(units_earned) in ('', 'N/A'));
create index education_by_school on pds.education (school_id);
create index education_by_degree on pds.education (degree_id);

select pds.make_section('eligibility', 'Civil service eligibilities (item 27); ratings in hundredths.');
alter table pds.eligibility
  add column eligibility_id integer constraint eligibility_is_of_the_list references reference.eligibility,
  add column eligibility text not null default '',
  add column rating integer constraint rating_is_at_most_100 check (rating between 0 and 10000),
  add column examined_on date,
  add column examined_at text not null default '',
  add column licence_number text not null default '',
  add column licence_until date,
  add constraint licence_ends_after_the_examination check (licence_until >= examined_on);
create index eligibility_by_entry on pds.eligibility (eligibility_id);
create index eligibility_by_end_of_licence on pds.eligibility (licence_until) where licence_until is not null;

select pds.make_section('work', 'Work outside the university (item 28), salaries in centavos; work inside comes from the record.');
alter table pds.work
  add column started_on date,
  add column ended_on date,
  add column position text not null default '',
  add column company_id integer constraint work_was_at_a_company references reference.company,
  add column company text not null default '',
  add column monthly_salary bigint constraint monthly_salary_is_not_negative check (monthly_salary >= 0),
  add column sg_step text not null default '' constraint grade_and_step_are_written_00_0 check (sg_step ~ '^(\d{2}-[1-8])?$'),
  add column appointment_status_id integer constraint work_had_an_appointment_status references reference.appointment_status,
  add column appointment_status text not null default '',
  add column is_government boolean not null default false,
  add column is_part_time boolean not null default false,
  add column office_unit text not null default '',
  add column supervisor text not null default '',
  add column agency_place text not null default '',
  add column accomplishments text[] not null default '{}',
  add column duties text not null default '',
  add constraint work_ends_after_it_begins check (ended_on >= started_on);
create index work_by_company on pds.work (company_id);
create index work_by_status on pds.work (appointment_status_id);

select pds.make_section('university_work', 'What the Work Experience Sheet tells of work in the university: of the work that begins on started_on, or in which that day now lies. position is that of the record when it was written, to know it by where the record no longer has such work.');
alter table pds.university_work
  add column started_on date,
  add column position text not null default '',
  add column supervisor text not null default '',
  add column accomplishments text[] not null default '{}',
  add column duties text not null default '',
  add constraint work_in_the_university_is_told_of_once unique (personnel_id, started_on);

select pds.make_section('voluntary', 'Voluntary work; hours in hundredths.');
alter table pds.voluntary
  add column organization text not null default '',
  add column started_on date,
  add column ended_on date,
  add column hours integer constraint voluntary_hours_are_counted check (hours > 0),
  add column position text not null default '',
  add constraint voluntary_work_ends_after_it_begins check (ended_on >= started_on);

select pds.make_section('training', 'Learning and development; hours in hundredths.');
alter table pds.training
  add column title text not null default '',
  add column started_on date,
  add column ended_on date,
  add column hours integer constraint training_hours_are_counted check (hours > 0),
  add column type_id integer constraint training_has_a_learning_type references reference.learning_type,
  add column type text not null default '',
  add column sponsor text not null default '',
  add constraint training_ends_after_it_begins check (ended_on >= started_on);
create index training_by_type on pds.training (type_id);

select pds.make_section('skill', 'Special skills and hobbies (item 31).');
alter table pds.skill add column text text not null default '';
select pds.make_section('recognition', 'Non-academic distinctions and recognition (item 32).');
alter table pds.recognition add column text text not null default '';
select pds.make_section('membership', 'Membership in associations and organizations (item 33).');
alter table pds.membership add column text text not null default '';

select pds.make_section('reference', 'Three people who are not related (item 41).');
alter table pds.reference
  add column name text not null default '',
  add column address text not null default '',
  add column contact text not null default '';

select pds.make_section('answer', 'Answers to questions 34a to 40c. Under row-level security.');
alter table pds.answer
  add column question text not null constraint question_is_34a_to_40c
    check (question in ('34a', '34b', '35a', '35b', '36', '37', '38a', '38b', '39', '40a', '40b', '40c')),
  add column yes boolean,
  add column details text not null default '',
  add column filed_on date,
  add column case_status text not null default '',
  add column country_id integer constraint answer_names_a_country references reference.country,
  add column country text not null default '',
  add column indigenous_group_id integer constraint answer_names_an_indigenous_group references reference.ethnic_group,
  add column indigenous_group text not null default '',
  add column id_number text not null default '',
  add constraint a_question_is_answered_once unique (personnel_id, question);
create index answer_by_country on pds.answer (country_id);
create index answer_by_group on pds.answer (indigenous_group_id);
select kernel.protect('pds', 'answer');

select pds.make_section('government_id', 'The identity paper shown at the oath (item 42), one row a sheet. Under row-level security.');
alter table pds.government_id
  add constraint government_id_is_one unique (personnel_id),
  add column type_id integer constraint government_id_is_of_the_list references reference.government_id,
  add column type text not null default '',
  add column number text not null default '',
  add column issued_on date,
  add column issued_at text not null default '';
create index government_id_by_type on pds.government_id (type_id);
select kernel.protect('pds', 'government_id');

create table pds.attachment (
  personnel_id integer not null constraint attachment_is_of_a_sheet references pds.sheet on delete cascade on update cascade,
  id integer generated by default as identity constraint attachment_is_found_by_its_id unique,
  file_id integer not null constraint attachment_is_a_kept_file references kernel.file constraint a_file_is_one_attachment unique,
  work_id integer,
  education_id integer,
  voluntary_id integer,
  eligibility_id integer,
  training_id integer,
  recognition_id integer,
  membership_id integer,
  copy_id integer,
  added_by integer constraint attachment_is_added_by_an_account references identity.account,
  added_at timestamptz not null,
  constraint attachment_pk primary key (personnel_id, id),
  constraint an_attachment_is_of_one_row check (
    num_nonnulls(work_id, education_id, voluntary_id, eligibility_id, training_id, recognition_id, membership_id, copy_id) = 1),
  constraint attachment_is_of_work foreign key (personnel_id, work_id) references pds.work on delete cascade on update cascade,
  constraint attachment_is_of_education foreign key (personnel_id, education_id) references pds.education on delete cascade on update cascade,
  constraint attachment_is_of_voluntary_work foreign key (personnel_id, voluntary_id) references pds.voluntary on delete cascade on update cascade,
  constraint attachment_is_of_an_eligibility foreign key (personnel_id, eligibility_id) references pds.eligibility on delete cascade on update cascade,
  constraint attachment_is_of_a_training foreign key (personnel_id, training_id) references pds.training on delete cascade on update cascade,
  constraint attachment_is_of_a_recognition foreign key (personnel_id, recognition_id) references pds.recognition on delete cascade on update cascade,
  constraint attachment_is_of_a_membership foreign key (personnel_id, membership_id) references pds.membership on delete cascade on update cascade,
  constraint attachment_is_of_a_copy foreign key (personnel_id, copy_id) references pds.copy on delete cascade on update cascade
);
create index attachment_by_adder on pds.attachment (added_by);
create index attachment_by_work on pds.attachment (personnel_id, work_id) where work_id is not null;
create index attachment_by_education on pds.attachment (personnel_id, education_id) where education_id is not null;
create index attachment_by_voluntary on pds.attachment (personnel_id, voluntary_id) where voluntary_id is not null;
create index attachment_by_eligibility on pds.attachment (personnel_id, eligibility_id) where eligibility_id is not null;
create index attachment_by_training on pds.attachment (personnel_id, training_id) where training_id is not null;
create index attachment_by_recognition on pds.attachment (personnel_id, recognition_id) where recognition_id is not null;
create index attachment_by_membership on pds.attachment (personnel_id, membership_id) where membership_id is not null;
create index attachment_by_copy on pds.attachment (personnel_id, copy_id) where copy_id is not null;
comment on table pds.attachment is 'PDFs beside rows of the sheet, as many a row as needed; they go with their row. Those of a sheet that was set aside go with its copy.';

create function pds.let_file_go() returns trigger language plpgsql as $$
begin
  perform kernel.leave_file(old.file_id);
  return old;
end $$;
create trigger the_file_of_an_attachment_goes_with_it after delete on pds.attachment for each row execute function pds.let_file_go();
comment on function pds.let_file_go is 'Leaves the file to the job that sweeps uploads which no record holds.';
