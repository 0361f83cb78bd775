-- Items 1–25: under row-level security as a whole.

select pds.make_section('personal', 'Personal information and addresses (items 1–21), one row a sheet. Heights and weights in hundredths. Under row-level security.');
alter table pds.personal
  add constraint personal_is_one unique (personnel_id),
  add column surname text not null default '',
  add column first_name text not null default '',
  add column middle_name text not null default '',
  add column name_extension text not null default '',
  add column birth_date date,
  add column birth_place text not null default '',
  add column sex text constraint sex_at_birth_is_male_or_female check (sex in ('Male', 'Female')),
  add column civil_status_id integer constraint personal_has_a_civil_status references reference.civil_status,
  add column civil_status text not null default '',
  add column civil_status_other text not null default '',
  add column height smallint constraint height_is_half_a_metre_to_two_and_a_half check (height between 50 and 250),
  add column weight integer constraint weight_is_20_to_300_kilograms check (weight between 2000 and 30000),
  add column blood_type_id integer constraint personal_has_a_blood_type references reference.blood_type,
  add column blood_type text not null default '',
  add column gsis text not null default '' constraint gsis_has_10_or_11_digits check (gsis ~ '^(\d{10,11})?$'),
  add column umid text not null default '' constraint umid_has_12_digits check (umid ~ '^(\d{12})?$'),
  add column pagibig text not null default '' constraint pagibig_has_12_digits check (pagibig ~ '^(\d{12})?$'),
  add column philhealth text not null default '' constraint philhealth_has_12_digits check (philhealth ~ '^(\d{12})?$'),
  add column sss text not null default '' constraint sss_has_10_digits check (sss ~ '^(\d{10})?$'),
  add column philsys text not null default '' constraint philsys_has_16_or_12_digits check (philsys ~ '^(\d{16}|\d{12})?$'),
  add column tin text not null default '' constraint tin_has_9_or_12_to_14_digits check (tin ~ '^(\d{9}(\d{3,5})?)?$'),
  add column citizenship text constraint citizenship_is_known check (citizenship in ('Filipino', 'Dual citizenship')),
  add column dual_mode text constraint dual_mode_is_known check (dual_mode in ('by birth', 'by naturalization')),
  add column dual_country_id integer constraint personal_has_a_second_country references reference.country,
  add column dual_country text not null default '',
  add column residential_house text not null default '',
  add column residential_street text not null default '',
  add column residential_subdivision text not null default '',
  add column residential_barangay_code text not null default '' constraint residential_barangay_has_a_code check (residential_barangay_code ~ '^(\d{10})?$'),
  add column residential_barangay text not null default '',
  add column residential_city text not null default '',
  add column residential_province text not null default '',
  add column residential_zip_code text not null default '' constraint residential_zip_code_has_4_digits check (residential_zip_code ~ '^(\d{4})?$'),
  add column permanent_is_residential boolean not null default false,
  add column permanent_house text not null default '',
  add column permanent_street text not null default '',
  add column permanent_subdivision text not null default '',
  add column permanent_barangay_code text not null default '' constraint permanent_barangay_has_a_code check (permanent_barangay_code ~ '^(\d{10})?$'),
  add column permanent_barangay text not null default '',
  add column permanent_city text not null default '',
  add column permanent_province text not null default '',
  add column permanent_zip_code text not null default '' constraint permanent_zip_code_has_4_digits check (permanent_zip_code ~ '^(\d{4})?$'),
  add column telephone text not null default '',
  add column mobile text not null default '' constraint mobile_is_kept_with_its_country check (mobile ~ '^(\+639\d{9})?$'),
  add column email text not null default '' constraint email_of_sheet_is_in_lower_case check (email = lower(email));
create index personal_by_civil_status on pds.personal (civil_status_id);
create index personal_by_blood_type on pds.personal (blood_type_id);
create index personal_by_dual_country on pds.personal (dual_country_id);
select kernel.protect('pds', 'personal');

select pds.make_section('spouse', 'Spouses (item 22), the first one is printed on page 1. Under row-level security.');
alter table pds.spouse
  add column surname text not null default '',
  add column first_name text not null default '',
  add column middle_name text not null default '',
  add column name_extension text not null default '',
  add column occupation text not null default '',
  add column employer text not null default '',
  add column business_address text not null default '',
  add column telephone text not null default '';
select kernel.protect('pds', 'spouse');

select pds.make_section('child', 'Children (item 23). Under row-level security.');
alter table pds.child add column fullname text not null default '', add column birth_date date;
select kernel.protect('pds', 'child');

select pds.make_section('parents', 'Father, and mother by the maiden name (items 24 and 25), one row a sheet. Under row-level security.');
alter table pds.parents
  add constraint parents_are_one_row unique (personnel_id),
  add column father_surname text not null default '',
  add column father_first_name text not null default '',
  add column father_middle_name text not null default '',
  add column father_name_extension text not null default '',
  add column mother_surname text not null default '',
  add column mother_first_name text not null default '',
  add column mother_middle_name text not null default '';
select kernel.protect('pds', 'parents');
